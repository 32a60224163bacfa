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
  // An invalid page must stop the build. By default, contentlayer would skip it.
  onUnknownDocuments: 'fail',
  onMissingOrIncompatibleData: 'fail',
  onExtraFieldData: 'fail',
  // lib/mdx compiles the body when its page is rendered. contentlayer only processes the front matter, so its own Markdown pass
  // is replaced by one that does nothing.
  markdown: processor => {
    processor.parser = () => ({ type: 'root', children: [] });
    processor.compiler = () => '';
    return processor;
  },
});
