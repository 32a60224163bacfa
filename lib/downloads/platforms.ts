import { routes } from '../routes';
import { EXTERNAL, PRODUCT_SHORT } from '../site';

/** Where the newest installers are; GitHub leads from here to the latest release. */
const LATEST = `${EXTERNAL.releases}/latest/download/`;

/** A file or store page to get the desktop app from. */
export interface Installer {
  label: string;
  href: string;
  /** Whom it is for, and what is special about it. */
  detail: string;
}

/** A kind of computer that the desktop app runs on. */
export interface Platform {
  key: 'windows' | 'macos' | 'linux';
  name: string;
  icon: 'windows' | 'laptop' | 'terminal';
  /** Electron 38, which the app is made with, runs on no older system. */
  needs: string;
  installers: Installer[];
  /** How many of the installers, from the first on, are offered to a reader whose computer is recognized. */
  offered: number;
  /** What the reader does after the download. */
  then: string;
}

/** The desktop app's installers, as the project publishes them. */
export const PLATFORMS: Platform[] = [
  {
    key: 'windows',
    name: 'Windows',
    icon: 'windows',
    needs: 'Windows 10 or 11',
    installers: [
      {
        label: 'Microsoft Store',
        href: 'https://apps.microsoft.com/detail/9p2hmlhsdbrm?cid=actualbudget.org&mode=direct',
        detail: 'The Store keeps it up to date',
      },
      file(
        'Installer (x64)',
        `${PRODUCT_SHORT}-windows-x64.exe`,
        'PCs with an Intel or AMD chip; you update it yourself',
      ),
      file(
        'Installer (arm64)',
        `${PRODUCT_SHORT}-windows-arm64.exe`,
        'PCs with a Snapdragon chip; you update it yourself',
      ),
    ],
    offered: 1,
    then: `Press Install in the Store, then start ${PRODUCT_SHORT} from the Start menu.`,
  },
  {
    key: 'macos',
    name: 'macOS',
    icon: 'laptop',
    needs: 'macOS 12 (Monterey) or newer',
    installers: [
      file('Apple silicon (arm64)', `${PRODUCT_SHORT}-mac-arm64.dmg`, 'Macs with an M1 chip or newer'),
      file('Intel (x64)', `${PRODUCT_SHORT}-mac-x64.dmg`, 'Macs with an Intel chip'),
    ],
    offered: 2,
    then: `Open the disk image and drag ${PRODUCT_SHORT} to Applications. Apple menu → About This Mac names your chip.`,
  },
  {
    key: 'linux',
    name: 'Linux',
    icon: 'terminal',
    needs: 'A 64-bit desktop; AppImages need FUSE 2',
    installers: [
      file('AppImage (x64)', `${PRODUCT_SHORT}-linux-x86_64.AppImage`, 'One file that needs no installation'),
      file('Flatpak (x64)', `${PRODUCT_SHORT}-linux-x86_64.flatpak`, 'Runs in a sandbox'),
      file('AppImage (arm64)', `${PRODUCT_SHORT}-linux-arm64.AppImage`, 'Computers with an ARM chip'),
    ],
    offered: 2,
    then: 'Make the AppImage executable and run it, or install the Flatpak with flatpak install.',
  },
];

function file(label: string, name: string, detail: string): Installer {
  return { label, href: LATEST + name, detail };
}

/** A way to run the sync server, for more than one device or for bank sync. */
export const SERVER_WAYS = [
  {
    label: 'PikaPods',
    href: routes.doc('install/pikapods'),
    choose: 'You want nothing to maintain and no terminal',
    cost: `A small monthly fee, part of which supports ${PRODUCT_SHORT}`,
  },
  {
    label: 'Docker',
    href: routes.doc('install/docker'),
    choose: 'Your own computer, NAS, or rented machine is always on',
    cost: 'Nothing beyond the machine',
  },
  {
    label: 'Fly.io',
    href: routes.doc('install/fly'),
    choose: 'You like a terminal and want it in the cloud',
    cost: 'Billed by use',
  },
  {
    label: 'CLI tool',
    href: routes.doc('install/cli-tool'),
    choose: 'You have Node.js 22 or newer and want one command',
    cost: 'Nothing beyond the machine',
  },
  {
    label: 'Build from source',
    href: routes.doc('install/build-from-source'),
    choose: 'You want to change the code or run what is not released',
    cost: 'Nothing, and the most work',
  },
] as const;
