import { PRODUCT_SHORT } from '../../site';
import type { Mark } from '../types';

/** The contact page. */
export const contactStrings = {
  title: 'Contacting Us',
  description:
    'Where to ask a question, report a bug or a vulnerability, request a feature, or fix these pages, and what to include.',
  lead: `People talk about ${PRODUCT_SHORT} in the open, on Discord and on GitHub. There’s no support desk and no form, but many people are happy to help.`,
  before: 'Before you write',
  volunteers: 'Made by volunteers',
  volunteersText: (faq: Mark) => (
    <>
      Nobody is paid to answer questions. Check the {faq('frequently asked questions')} first. You’ll get an
      answer sooner if you include all the details.
    </>
  ),

  where: 'Where to write',
  question: 'A question',
  questionText: (support: Mark) => (
    <>
      If it’s about installing, budgeting, or anything that doesn’t work as you expect, create a post in{' '}
      {support('#support')}.
    </>
  ),
  joinDiscord: 'Join the Discord',
  bug: 'A bug or a feature request',
  bugText: (issues: Mark) => (
    <>
      {issues('Search the issues')} first, including closed ones: feature requests are closed right away, and
      people vote on them there. Without a GitHub account, post on Discord, and someone will file it for you.
    </>
  ),
  openIssue: 'Open an issue',
  mistake: 'A mistake on this site',
  mistakeText: (label: Mark) => (
    <>
      Every page of the documentation ends with {label('Edit this page')}, which opens its source on GitHub.
      You can edit it right in your browser.
    </>
  ),
  howToEdit: 'How to edit a page',

  include: 'What to include',
  includeItems: (label: Mark) => [
    'What you wanted to do, what you did, and what happened instead.',
    'The exact words of any message, and whether the problem happens every time.',
    <>The client and server versions, from {label('Settings')}.</>,
    `Your browser and operating system, and how you run ${PRODUCT_SHORT}: desktop app, Docker, PikaPods, Fly.io, or another way.`,
    'For a server or bank sync problem, what the server’s log says.',
    'If an import goes wrong, the file, with made-up names and numbers.',
  ],
  secret: 'What not to share',
  secretText:
    'Never post your budget file, a password, a bank token, or a picture with account numbers. Nobody from the project will ask for them, and nobody can look at your budget or reset your server’s password for you.',

  vulnerability: 'Report a vulnerability',
  vulnerabilityText:
    'Don’t describe a vulnerability on Discord or in a public issue. GitHub has a private form that only the maintainers read, for both the app and the server. Say which version you tested, how to exploit the vulnerability, and what it exposes.',
  vulnerabilityFixes:
    'Security fixes are made for the latest stable release. Reports about unreleased builds are welcome, too.',
  reportPrivately: 'Report privately on GitHub',

  help: 'Help out',
  helpText: (contributing: Mark, donations: Mark) => (
    <>
      Answer someone’s question, translate a few words, try a change before it’s released, or write code:{' '}
      {contributing('Contributing')} shows you where to begin. {donations('Donations')} pay for reviews,
      triage, and releases.
    </>
  ),
} as const;
