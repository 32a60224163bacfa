import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** Parses the Markdown that authors write, without our plugins: MDX with tables and directives. */
export const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(remarkMdx).freeze();
