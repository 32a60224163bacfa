'use client';

import type { ComponentProps, ReactNode } from 'react';
import { Select } from '@/components/ui/select';
import { DATE_FORMATS, type DateFormat } from '@/lib/imports/dates';
import { DELIMITERS } from '@/lib/imports/guess';
import type { FileReport } from '@/lib/imports/messages';
import { fieldsOf } from '@/lib/imports/steps';
import type { Field, Settings } from '@/lib/imports/types';
import { resultStrings } from '@/strings/rehearsal';
import { columnLabel, dateFormatLabel } from './labels';
import styles from './rehearsal.module.css';

interface SettingsFormProps {
  report: FileReport;
  onChange: (settings: Partial<Settings>) => Promise<void>;
}

/** The settings in the app's dialog, so that readers can try different ones. */
export function SettingsForm({ report, onChange }: SettingsFormProps) {
  const { kind, settings } = report;
  const set = (changed: Partial<Settings>) => void onChange(changed);
  return (
    <details className={styles.settings}>
      <summary>{resultStrings.settings}</summary>
      <div className={styles.controls}>
        {kind === 'csv' && <CsvControls report={report} set={set} />}
        {kind === 'ofx' ? (
          <Check
            checked={settings.memoAsPayee}
            setting="memoAsPayee"
            onChange={memoAsPayee => set({ memoAsPayee })}
          />
        ) : (
          <>
            <Choice
              label={resultStrings.step.dateFormat}
              onChange={format =>
                set({ dateFormat: DATE_FORMATS.find(known => known === format) ?? settings.dateFormat })
              }
              options={DATE_FORMATS.map((format: DateFormat) => [format, dateFormatLabel(format)])}
              value={settings.dateFormat}
            />
            <Check checked={settings.flip} setting="flip" onChange={flip => set({ flip })} />
          </>
        )}
      </div>
    </details>
  );
}

interface ControlsProps {
  report: FileReport;
  set: (settings: Partial<Settings>) => void;
}

function CsvControls({ report, set }: ControlsProps) {
  const { settings } = report;
  return (
    <>
      <Choice
        label={resultStrings.step.delimiter}
        onChange={delimiter => set({ delimiter })}
        options={DELIMITERS.map(delimiter => [delimiter, resultStrings.delimiters[delimiter] ?? delimiter])}
        value={settings.delimiter}
      />
      <Labeled label={resultStrings.step.skipLines}>
        <input
          min={0}
          onChange={event => set({ skipLines: Math.max(0, Math.trunc(event.target.valueAsNumber) || 0) })}
          // A zero in the field would stay in front of what's typed.
          placeholder="0"
          type="number"
          value={settings.skipLines || ''}
        />
      </Labeled>
      <Check checked={settings.hasHeader} setting="hasHeader" onChange={hasHeader => set({ hasHeader })} />
      <Check checked={settings.split} setting="split" onChange={split => set({ split, inOut: false })} />
      <Check checked={settings.inOut} setting="inOut" onChange={inOut => set({ inOut, split: false })} />
      {settings.inOut && (
        <Labeled label={resultStrings.step.outValue}>
          <input
            onChange={event => set({ outValue: event.target.value })}
            type="text"
            value={settings.outValue}
          />
        </Labeled>
      )}
      {fieldsOf(settings).map(field => (
        <ColumnChoice field={field} key={field} report={report} set={set} />
      ))}
    </>
  );
}

function ColumnChoice({ field, report, set }: ControlsProps & { field: Field }) {
  const { mapping } = report.settings;
  const key = field === 'inOut' ? 'inOutField' : field;
  return (
    <Choice
      label={resultStrings.step[key]}
      onChange={name => set({ mapping: { ...mapping, [field]: name === '' ? undefined : name } })}
      options={[
        ['', resultStrings.noColumn],
        // A column without a name is left out, because its value would be the same as that of "no column".
        ...report.columns.flatMap(({ name }): [string, string][] =>
          name === '' ? [] : [[name, columnLabel(name, report)]],
        ),
      ]}
      value={mapping[field] ?? ''}
    />
  );
}

function Choice({
  label,
  ...props
}: { label: string } & Pick<ComponentProps<typeof Select>, 'value' | 'options' | 'onChange'>) {
  return (
    <Labeled label={label}>
      <Select {...props} />
    </Labeled>
  );
}

const Labeled = ({ label, children }: { label: string; children: ReactNode }) => (
  <label className={styles.labeled}>
    <span>{label}</span>
    {children}
  </label>
);

interface CheckProps {
  setting: 'hasHeader' | 'split' | 'inOut' | 'flip' | 'memoAsPayee';
  checked: boolean;
  onChange: (checked: boolean) => void;
}

const Check = ({ setting, checked, onChange }: CheckProps) => (
  <label className={styles.check}>
    <input checked={checked} onChange={event => onChange(event.target.checked)} type="checkbox" />
    {resultStrings.step[setting]}
  </label>
);
