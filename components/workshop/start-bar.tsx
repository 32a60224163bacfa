'use client';

import { toNotes } from '@/lib/templates/address';
import { WORKED } from '@/lib/templates/worked';
import { workshopStrings } from '@/strings/workshop';
import { Choice, SmallButton } from './fields';
import type { Workbench } from './use-workshop';
import styles from './workshop.module.css';

const { examples } = workshopStrings;

const isWorked = (name: string): name is keyof typeof WORKED => name in WORKED;

/** The example to start from, and ways to share or copy it. */
export function StartBar({ bench }: { bench: Workbench }) {
  const { example, worked, load, say, link } = bench;
  const options = Object.entries(examples).map(([name, title]) => [name, title] as const);
  const copy = async (text: string, done: string, failed: string) => {
    try {
      await navigator.clipboard.writeText(text);
      say(done);
    } catch {
      say(failed);
    }
  };
  const copyLink = () => {
    link();
    void copy(location.href, workshopStrings.linkCopied, workshopStrings.notCopied);
  };
  return (
    <div className={styles.bar}>
      <Choice
        label={workshopStrings.startFrom}
        onChange={name => isWorked(name) && load(name)}
        options={worked === '' ? [['', workshopStrings.own], ...options] : options}
        value={worked}
      />
      <span className={styles.tools}>
        <SmallButton onClick={copyLink}>{workshopStrings.copyLink}</SmallButton>
        <SmallButton
          onClick={() =>
            void copy(toNotes(example), workshopStrings.notesCopied, workshopStrings.notesNotCopied)
          }
        >
          {workshopStrings.copyNotes}
        </SmallButton>
        <span className={styles.said}>{bench.said === workshopStrings.opened ? '' : bench.said}</span>
      </span>
    </div>
  );
}
