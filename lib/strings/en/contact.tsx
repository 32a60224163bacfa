import { PRODUCT_SHORT } from '../../site';
import type { Mark } from '../types';

/** The contact page. */
export const contactStrings = {
  title: 'Contacting Us',
  description:
    'Where to ask a question, report a bug or a vulnerability, request a feature, or fix these pages, and what to include.',
  lead: `People talk about ${PRODUCT_SHORT} in the open, on Discord and on GitHub. There is no support desk and no form, but there are many people who like to help.`,
  before: 'Before you write',
  volunteers: 'Made by volunteers',
  volunteersText: (faq: Mark) => (
    <>
      Nobody is paid to answer. A question with all the details gets an answer sooner, and the{' '}
      {faq('frequently asked questions')} may already have it.
    </>
  ),

  where: 'Where to write',
  question: 'You have a question',
  questionText: (support: Mark) => (
    <>
      About installing, budgeting or anything that does not work as you expect: open a post in{' '}
      {support('#support')}.
    </>
  ),
  joinDiscord: 'Join the Discord',
  bug: 'You found a bug or want a feature',
  bugText: (issues: Mark) => (
    <>
      {issues('Search the issues')} first, closed ones too: feature requests are closed right away and collect
      votes there. Without a GitHub account, say it on Discord, and somebody will file it for you.
    </>
  ),
  openIssue: 'Open an issue',
  mistake: 'You found a mistake on this site',
  mistakeText: (label: Mark) => (
    <>
      Every page of the documentation ends with {label('Edit this page')}, which opens its source on GitHub.
      You can change it right there in the browser.
    </>
  ),
  howToEdit: 'How to edit a page',

  include: 'What to include',
  includeItems: (label: Mark) => [
    'What you wanted to do, what you did, and what happened instead.',
    'The exact words of any message, and whether it happens every time.',
    <>The client and server versions, from {label('Settings')}.</>,
    `How you run ${PRODUCT_SHORT}: desktop app, Docker, PikaPods, Fly.io or another way; the browser and the system.`,
    'For a server or bank sync problem, what the server’s log says.',
    'For an import that goes wrong, the file with made-up names and numbers.',
  ],
  secret: 'What not to share',
  secretText:
    'Never post your budget file, a password, a bank token or a picture with account numbers. Nobody from the project will ask for them, and nobody can look into your budget or reset your server’s password for you.',

  vulnerability: 'Report a vulnerability',
  vulnerabilityText:
    'Don’t describe a vulnerability on Discord or in a public issue. GitHub has a private form that only the maintainers read, for both the app and the server. Say which version you tested, how to exploit the vulnerability, and what it exposes.',
  vulnerabilityFixes:
    'Security fixes are made for the latest stable release. Reports about unreleased builds are welcome, too.',
  reportPrivately: 'Report privately on GitHub',

  help: 'Help out',
  helpText: (contributing: Mark, donations: Mark) => (
    <>
      Answer somebody’s question, translate a few words, try a change before it’s released, or write code:{' '}
      {contributing('Contributing')} shows where to begin. {donations('Donations')} pay for reviews, triage
      and releases.
    </>
  ),
} as const;
