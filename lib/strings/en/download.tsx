import { PRODUCT_SHORT } from '../../site';
import type { Mark } from '../types';

/** The download page. */
export const downloadStrings = {
  title: 'Downloads',
  description:
    'Get the desktop app for Windows, macOS or Linux, or set up a server of your own for phones, several devices and bank sync.',
  lead: `On one computer the desktop app is all you need: it holds everything of ${PRODUCT_SHORT}, works without a connection, and asks for no account.`,
  version: (version: string, date: string) => `Version ${version} of ${date}. `,
  whatIsNew: 'What is new in it',

  forComputer: (name: string) => `For your computer: ${name}`,
  forPhone: 'For your phone or tablet',
  forPhoneText: (install: Mark) => (
    <>
      There is no app in the stores. {install('Set up a server')}, open its address in this browser, and add
      it to the home screen.
    </>
  ),
  forChromebook: 'For your Chromebook',
  forChromebookText: (install: Mark) => (
    <>There is no app to install. {install('Set up a server')} and open its address in the browser.</>
  ),

  desktopApp: 'Desktop app',
  desktopAppText: (install: Mark) => (
    <>
      {install('Installing the desktop app')} shows every step, the first start, and the server inside the
      app.
    </>
  ),
  system: 'System',
  download: 'Download',
  goodToKnow: 'Good to know',

  noDownload: 'Without a download',
  inBrowser: (label: Mark, app: Mark, backup: Mark) => (
    <>
      {label('In the browser:')} {app('app.actualbudget.org')} runs {PRODUCT_SHORT} in the tab and keeps the
      budget in this browser only. Use it to get to know the app, and {backup('export')} what you would miss.
    </>
  ),
  onPhone: (label: Mark) => (
    <>
      {label('On a phone or tablet:')} no store has it. Open the address of your own server in the phone’s
      browser and add it to the home screen; from then on it starts like an app and works offline.
    </>
  ),

  server: 'Server',
  serverText: (install: Mark) => (
    <>
      A server keeps the same budget on several devices, puts it on your phone, and fetches transactions from
      your bank. The web app comes with it, so there is nothing else to install.{' '}
      {install('What needs a server, and what does not')}
    </>
  ),
  serverChoice: 'If two rows fit, take the upper one. Moving later is easy: export here, import there.',
  way: 'Way',
  choose: 'Choose it when',
  cost: 'What it costs',

  checksums: 'Releases and checksums',
  checksumsText: (releases: Mark) => (
    <>
      Every file of this and of earlier versions is on the {releases('releases page on GitHub')}. GitHub shows
      the SHA-256 checksum beside each file; yours must be the same:
    </>
  ),
  moreText: (notes: Mark, previews: Mark) => (
    <>
      {notes('Release notes')} say what each version changes. {previews('Preview builds')} let you try what
      comes next.
    </>
  ),
} as const;
