import { platformsStrings } from '@/strings/platforms';
import { routes } from '../routes';
import { EXTERNAL } from '../external';
import { PRODUCT_SHORT } from '../site';

/** The page with the newest installers. GitHub redirects it to the latest release. */
const LATEST = `${EXTERNAL.releases}/latest/download/`;

/** An installer or store page of the desktop app. */
export interface Installer {
  label: string;
  href: string;
  /** Who it's for, and what's special about it. */
  detail: string;
}

/** An operating system that the desktop app runs on. */
export interface Platform {
  key: 'windows' | 'macos' | 'linux';
  name: string;
  icon: 'windows' | 'laptop' | 'terminal';
  /** The oldest system that runs it. It's built with Electron 38. */
  needs: string;
  installers: Installer[];
  /** How many installers, counting from the first, are offered to a reader whose computer is recognized. */
  offered: number;
  /** What to do after the download. */
  then: string;
}

const { windows, macos, linux, pikapods, docker, fly, cli, source } = platformsStrings;

/** The desktop app's installers, as the project publishes them. */
export const PLATFORMS: Platform[] = [
  {
    key: 'windows',
    name: 'Windows',
    icon: 'windows',
    needs: windows.needs,
    installers: [
      {
        label: 'Microsoft Store',
        href: 'https://apps.microsoft.com/detail/9p2hmlhsdbrm?cid=actualbudget.org&mode=direct',
        detail: windows.store,
      },
      file(windows.x64Label, `${PRODUCT_SHORT}-windows-x64.exe`, windows.x64),
      file(windows.arm64Label, `${PRODUCT_SHORT}-windows-arm64.exe`, windows.arm64),
    ],
    offered: 1,
    then: windows.then,
  },
  {
    key: 'macos',
    name: 'macOS',
    icon: 'laptop',
    needs: macos.needs,
    installers: [
      file(macos.arm64Label, `${PRODUCT_SHORT}-mac-arm64.dmg`, macos.arm64),
      file(macos.x64Label, `${PRODUCT_SHORT}-mac-x64.dmg`, macos.x64),
    ],
    offered: 2,
    then: macos.then,
  },
  {
    key: 'linux',
    name: 'Linux',
    icon: 'terminal',
    needs: linux.needs,
    installers: [
      file(linux.x64Label, `${PRODUCT_SHORT}-linux-x86_64.AppImage`, linux.x64),
      file(linux.flatpakLabel, `${PRODUCT_SHORT}-linux-x86_64.flatpak`, linux.flatpak),
      file(linux.arm64Label, `${PRODUCT_SHORT}-linux-arm64.AppImage`, linux.arm64),
    ],
    offered: 2,
    then: linux.then,
  },
];

function file(label: string, name: string, detail: string): Installer {
  return { label, href: LATEST + name, detail };
}

/** A way to run the sync server, for several devices or for bank sync. */
export const SERVER_WAYS = [
  { label: 'PikaPods', href: routes.doc('install/pikapods'), option: 'pikapods', ...pikapods },
  { label: 'Docker', href: routes.doc('install/docker'), option: 'docker', ...docker },
  { label: 'Fly.io', href: routes.doc('install/fly'), option: 'fly', ...fly },
  { href: routes.doc('install/cli-tool'), option: 'cli', ...cli, cost: docker.cost },
  { href: routes.doc('install/build-from-source'), option: 'source', ...source },
] as const;
