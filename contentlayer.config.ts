import { defineDocumentType, makeSource } from 'contentlayer2/source-files';
import { authorFields, docFields, postFields } from './lib/content/schema';

const Doc = defineDocumentType(() => ({
  name: 'Doc',
  filePathPattern: 'docs/**/*.mdx',
  contentType: 'markdown',
  fields: docFields,
}));

const Post = defineDocumentType(() => ({
  name: 'Post',
  filePathPattern: 'blog/*.mdx',
  contentType: 'markdown',
  fields: postFields,
}));

const Author = defineDocumentType(() => ({
  name: 'Author',
  filePathPattern: 'authors/*.yml',
  contentType: 'data',
  fields: authorFields,
}));

export default makeSource({
  contentDirPath: 'content',
  contentDirInclude: ['docs', 'blog', 'authors'],
  documentTypes: [Doc, Post, Author],
  disableImportAliasWarning: true,
  // A page with a mistake must stop the build; the defaults would drop it and go on.
  onUnknownDocuments: 'fail',
  onMissingOrIncompatibleData: 'fail',
  onExtraFieldData: 'fail',
  // The body is compiled by lib/mdx when its page is rendered; contentlayer only types the front matter, so its own
  // Markdown pass is replaced by one that does nothing.
  markdown: processor => {
    processor.parser = () => ({ type: 'root', children: [] });
    processor.compiler = () => '';
    return processor;
  },
});
