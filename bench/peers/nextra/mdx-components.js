export { useMDXComponents } from 'nextra-theme-docs';
