import { InlineScript } from '@/components/ui/inline-script';
import { markComputer } from '@/lib/inline/computer';
import { inlineCall } from '@/lib/inline/script';
import { SETUP_KEY } from '@/lib/setup/keys';
import { ComputerMark } from './computer-mark';

/** Detects the reader's kind of computer before what follows is painted, for styles that depend on it. */
export function RecognizeComputer() {
  return (
    <>
      <InlineScript code={inlineCall(markComputer, SETUP_KEY)} />
      <ComputerMark />
    </>
  );
}
