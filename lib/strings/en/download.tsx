import { PRODUCT_SHORT } from '../../site';
import type { Mark } from '../types';

/** The download page. */
export const downloadStrings = {
  title: 'Downloads',
  description:
    'Get the desktop app for Windows, macOS, or Linux, or set up your own server for phones, several devices, and bank sync.',
  lead: `If you use one computer, the desktop app is all you need: it has every feature of ${PRODUCT_SHORT}, works offline, and doesn’t need an account.`,
  version: (version: string, date: string) => `Version ${version}, released on ${date}. `,
  whatIsNew: 'What’s new',

  forComputer: (name: string) => `For your computer: ${name}`,
  forPhone: 'For your phone or tablet',
  forPhoneText: (install: Mark) => (
    <>
      There’s no app in the app stores. {install('Set up a server')}, open its address in this browser, and
      add it to the home screen.
    </>
  ),
  forChromebook: 'For your Chromebook',
  forChromebookText: (install: Mark) => (
    <>There’s no app to install. {install('Set up a server')} and open its address in the browser.</>
  ),

  desktopApp: 'Desktop app',
  desktopAppText: (install: Mark) => (
    <>
      {install('Installing the desktop app')} covers every step, the first launch, and the {'built-\u2060in'}{' '}
      server.
    </>
  ),
  system: 'System',
  download: 'Download',
  goodToKnow: 'Good to know',

  noDownload: 'Without a download',
  inBrowser: (label: Mark, app: Mark, backup: Mark) => (
    <>
      {label('In the browser:')} {app('app.actualbudget.org')} runs {PRODUCT_SHORT} in a tab and saves the
      budget only in this browser. Use it to get to know the app, and {backup('export')} anything you want to
      keep.
    </>
  ),
  onPhone: (label: Mark) => (
    <>
      {label('On a phone or tablet:')} there’s no app in the app stores. Open your own server’s address in the
      phone’s browser and add it to the home screen. From then on, it opens like an app and works offline.
    </>
  ),

  server: 'Server',
  serverText: (install: Mark) => (
    <>
      A server syncs your budget between devices, including your phone, and fetches transactions from your
      bank. The web app comes with it, so there’s nothing else to install.{' '}
      {install('What needs a server and what doesn’t')}
    </>
  ),
  serverChoice:
    'If two rows fit, choose the one higher up. You can move later: export from one server, and import into the other.',
  way: 'Option',
  choose: 'Choose this if',
  cost: 'What it costs',

  checksums: 'Releases and checksums',
  checksumsText: (releases: Mark) => (
    <>
      Every file for this version and earlier ones is on the {releases('releases page on GitHub')}. GitHub
      shows the SHA-256 checksum next to each file. Your file’s checksum must match. To see it, run:
    </>
  ),
  moreText: (notes: Mark, previews: Mark) => (
    <>
      {notes('Release notes')} list what’s new in each version. {previews('Preview builds')} let you try
      what’s coming next.
    </>
  ),
} as const;
