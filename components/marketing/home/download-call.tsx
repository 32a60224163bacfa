import { Call } from '@/components/ui/call';
import computers from '@/components/marketing/computer.module.css';
import { RecognizeComputer } from '@/components/marketing/recognize-computer';
import { PLATFORMS } from '@/lib/downloads/platforms';
import { routes } from '@/lib/routes';
import { homeStrings as strings } from '@/strings/home';

/** What the button says on each kind of computer (lib/inline/computer.ts). */
const LABELS = [
  { computer: 'unknown', label: strings.download },
  ...PLATFORMS.map(({ key, name }) => ({ computer: key, label: strings.downloadFor(name) })),
  { computer: 'phone', label: strings.setUpPhone },
  { computer: 'browser', label: strings.setUpChromebook },
];

/**
 * The link to the download page, where the installers for the reader's computer come first. All labels are in the page, and the
 * styles show the one for the reader's computer. Without scripts, or on an unknown computer, it's the general one.
 */
export function DownloadCall() {
  return (
    <>
      <RecognizeComputer />
      <Call href={routes.download} weight="first">
        {LABELS.map(({ computer, label }) => (
          <span className={computers.only} data-for={computer} key={computer}>
            {label}
          </span>
        ))}
      </Call>
    </>
  );
}
