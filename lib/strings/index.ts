/**
 * The texts of the interface in the language that the site is built in. Import them as a namespace (`import * as strings`), so that
 * a page's scripts hold only the parts it uses.
 */
export * from './en';
