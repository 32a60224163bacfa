import { PRODUCT_SHORT } from '../../site';

/** The installers and server options on the download page. */
export const platformsStrings = {
  windows: {
    needs: 'Windows 10 or 11',
    store: 'The Store keeps it up to date',
    x64Label: 'Installer (x64)',
    x64: 'PCs with an Intel or AMD chip; you install app updates yourself',
    arm64Label: 'Installer (arm64)',
    arm64: 'PCs with a Snapdragon chip; you install app updates yourself',
    then: `Click Install in the Store, then start ${PRODUCT_SHORT} from the Start menu.`,
  },
  macos: {
    needs: 'macOS 12 (Monterey) or newer',
    arm64Label: 'Apple silicon (arm64)',
    arm64: 'Macs with an M1 chip or newer',
    x64Label: 'Intel (x64)',
    x64: 'Macs with an Intel chip',
    then: `Open the disk image and drag ${PRODUCT_SHORT} to Applications. To see which chip you have, open Apple menu → About This Mac.`,
  },
  linux: {
    needs: 'A 64-bit desktop; AppImages need FUSE 2',
    x64Label: 'AppImage (x64)',
    x64: 'One file that needs no installation',
    flatpakLabel: 'Flatpak (x64)',
    flatpak: 'Runs in a sandbox',
    arm64Label: 'AppImage (arm64)',
    arm64: 'Computers with an ARM chip',
    then: 'Make the AppImage executable and run it, or install the Flatpak with flatpak install.',
  },
  pikapods: {
    choose: 'You’d rather not maintain anything or use a terminal',
    cost: `A small monthly fee, part of which supports ${PRODUCT_SHORT}`,
  },
  docker: {
    choose: 'You have a computer, NAS, or rented machine that’s always on',
    cost: 'Nothing except the machine',
  },
  fly: {
    choose: 'You like using a terminal and want a server in the cloud',
    cost: 'You pay for what you use',
  },
  cli: { label: 'CLI tool', choose: 'You have Node.js 22 or newer and want one command' },
  source: {
    label: 'Build from source',
    choose: 'You want to change the code or run an unreleased version',
    cost: 'Nothing, but it’s the most work',
  },
} as const;
