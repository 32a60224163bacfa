'use client';

import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogActions, QuietButton } from '@/components/ui/dialog';
import { announceSetup } from '@/lib/setup/announce';
import { CHOICE_NAMES, VALUE_NAMES, type FieldName } from '@/lib/setup/choices';
import { isValid, tidy, type Setup } from '@/lib/setup/setup';
import { loadSetup, saveSetup } from '@/lib/setup/stored';
import { setupStrings } from '@/strings/setup';
import { ChoiceField, ValueField } from './fields';
import styles from './setup-dialog.module.css';

export interface SetupDialogProps {
  /** Called after a change with the text to announce. */
  onChange: (report: string) => void;
}

/** The dialog with every choice and value. It opens when it's rendered. Nothing has to be filled in. */
export function SetupDialog({ onChange }: SetupDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [start] = useState(loadSetup);
  const [wrong, setWrong] = useState<FieldName[]>([]);
  useEffect(() => dialog.current?.showModal(), []);

  const finish = (setup: Setup, report: string, notShown = report) => {
    const isSaved = saveSetup(setup);
    onChange(isSaved ? report : setupStrings.notSaved);
    announceSetup(setup, () => isSaved && onChange(notShown));
    dialog.current?.close();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { setup, invalid } = readForm(new FormData(form));
    setWrong(invalid);
    const [first] = invalid;
    if (first === undefined) finish(setup, setupStrings.saved, setupStrings.notShown);
    else form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  };

  return (
    <Dialog ref={dialog} title={setupStrings.title}>
      <p>{setupStrings.lead}</p>
      <form className={styles.form} noValidate onSubmit={submit}>
        {CHOICE_NAMES.map(name => (
          <ChoiceField key={name} name={name} start={start[name]} />
        ))}
        {VALUE_NAMES.map(name => (
          <ValueField isWrong={wrong.includes(name)} key={name} name={name} start={start[name]} />
        ))}
        <DialogActions>
          <Button type="submit">{setupStrings.save}</Button>
          <QuietButton onClick={() => finish({}, setupStrings.cleared)}>{setupStrings.clear}</QuietButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** What was entered: the setup, and the fields whose text isn't valid. Empty fields aren't part of it. */
function readForm(data: FormData): { setup: Setup; invalid: FieldName[] } {
  const entered = [...CHOICE_NAMES, ...VALUE_NAMES]
    .map((name): [FieldName, string] => [name, tidy(name, String(data.get(name) ?? ''))])
    .filter(([, text]) => text !== '');
  return {
    setup: Object.fromEntries(entered) as Setup,
    invalid: entered.filter(([name, text]) => !isValid(name, text)).map(([name]) => name),
  };
}
