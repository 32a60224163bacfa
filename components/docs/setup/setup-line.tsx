'use client';

import { useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { InlineScript } from '@/components/ui/inline-script';
import { inlineCall } from '@/lib/inline/script';
import { runSetup } from '@/lib/inline/setup';
import type { Heading } from '@/lib/mdx/types';
import { CHOICES, type ChoiceName, type FieldName, type ValueName } from '@/lib/setup/choices';
import { SETUP_EVENT, SETUP_KEY } from '@/lib/setup/keys';
import { FIELD_LINES } from '@/lib/setup/setup';
import { setupStrings } from '@/strings/setup';
import type { SetupDialogProps } from './setup-dialog';
import styles from './setup.module.css';

export interface SetupLineProps {
  /** The choices and values that the page depends on. */
  fields: readonly FieldName[];
  /** The page's headings, of which those for one setup are linked. */
  headings: readonly Heading[];
}

/**
 * Says which setup the page is shown for, and opens the dialog that changes it. Every option is in the HTML, and
 * lib/inline/setup.ts marks the reader's, so the line is right before the first paint.
 */
export function SetupLine({ fields, headings }: SetupLineProps) {
  const { dialog, status, open } = useDialog();
  useLayoutEffect(() => runSetup(SETUP_KEY, SETUP_EVENT, FIELD_LINES), []);
  return (
    <div className={styles.line}>
      <InlineScript
        code={typeof window === 'undefined' ? inlineCall(runSetup, SETUP_KEY, SETUP_EVENT, FIELD_LINES) : ''}
      />
      <span className={styles.offer}>{setupStrings.offer}</span>
      <span className={styles.chosen}>
        {setupStrings.shownFor}
        {fields.map(field => (
          <Chosen field={field} key={field} />
        ))}
      </span>
      <button aria-haspopup="dialog" className={styles.button} onClick={open} type="button">
        <span className={styles.offer}>{setupStrings.choose}</span>
        <span className={styles.chosen}>
          <span aria-hidden="true">{setupStrings.change}</span>
          <span className="visually-hidden">{setupStrings.changeLabel}</span>
        </span>
      </button>
      <SectionLinks headings={headings} />
      <span className={styles.status} role="status">
        {status}
      </span>
      {dialog}
    </div>
  );
}

/** The options of a choice, or a value. Styles show those that are the reader's. */
function Chosen({ field }: { field: FieldName }) {
  if (!(field in CHOICES))
    return (
      <span className={styles.option} data-setup={field} suppressHydrationWarning>
        {setupStrings.shownValues[field as ValueName]}
        <code data-fill={field} suppressHydrationWarning>
          …
        </code>
      </span>
    );
  return CHOICES[field as ChoiceName].map(option => (
    <span className={styles.option} data-setup={option} key={option} suppressHydrationWarning>
      {setupStrings.options[option]}
    </span>
  ));
}

/** Links to the sections for one setup. Styles show those that are the reader's. */
function SectionLinks({ headings }: Pick<SetupLineProps, 'headings'>) {
  const own = headings.filter(({ setup }) => setup !== undefined);
  return (
    own.length > 0 && (
      <span className={styles.sections}>
        {own.map(({ id, text, setup }) => (
          <a data-setup={setup} href={`#${id}`} key={id} suppressHydrationWarning>
            {setupStrings.goTo}
            {text}
          </a>
        ))}
      </span>
    )
  );
}

/** The dialog, which is loaded when it's opened, and what it reports. */
function useDialog() {
  const [Dialog, setDialog] = useState<ComponentType<SetupDialogProps>>();
  const [status, setStatus] = useState('');
  const [opened, setOpened] = useState(0);
  const loading = useRef(false);
  const load = async () => {
    if (loading.current) return;
    loading.current = true;
    try {
      const { SetupDialog } = await import('./setup-dialog');
      setDialog(() => SetupDialog);
      setStatus('');
      setOpened(count => count + 1);
    } catch {
      setStatus(setupStrings.notLoaded);
    }
    loading.current = false;
  };
  const dialog = Dialog && <Dialog key={opened} onChange={setStatus} />;
  return { dialog, status, open: () => void load() };
}
