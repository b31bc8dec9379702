import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { EditorState } from '@tiptap/pm/state';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import type { Reading } from 'contracts/kernel/rich-text';
import { useEffect, useMemo, useRef } from 'react';
import { richTextStyle } from 'ui-kit/page/RichText.tsx';
import { extensionsOf } from './extensions.ts';
import { Frame } from './Frame.tsx';
import { type ReadText, readMarkdown } from './read-markdown.ts';
import type { RichTextProps } from './rich-text-props.ts';
import { Toolbar } from './Toolbar.tsx';
import { writeMarkdown } from './write-markdown.ts';

const LINE_HEIGHT = 26;
const MAX_ROWS = 24;

const Text = styled(EditorContent)<{ rows: number }>(({ theme, rows }) => ({
  '& .tiptap': {
    ...richTextStyle,
    ...{ maxWidth: 'none', outline: 'none', padding: '10px 12px', whiteSpace: 'pre-wrap', overflowY: 'auto' },
    ...{ minHeight: rows * LINE_HEIGHT, maxHeight: MAX_ROWS * LINE_HEIGHT },
    '& > :first-child': { marginTop: 0 },
    '& li > p, & td > p, & th > p, & blockquote > p': { margin: 0 },
    '& td, & th': { minWidth: 80 },
    '& [data-tag]': {
      ...{ padding: '1px 6px', borderRadius: 6, fontSize: '0.875em', overflowWrap: 'anywhere' },
      background: theme.palette.brand.sunken,
    },
    '& .ProseMirror-selectednode': { outline: `2px solid ${theme.palette.primary.main}` },
    '& .selectedCell': { background: theme.palette.action.selected },
  },
}));

/** The editor begins anew with a text: what was undone before is not undone into it. */
const load = (editor: Editor, text: string, reading: Reading): ReadText => {
  const read = readMarkdown(editor.schema, text, reading);
  editor.view.updateState(EditorState.create({ doc: read.doc, plugins: editor.state.plugins }));
  return read;
};

const insertTag = (editor: Editor, text: string) =>
  editor.chain().focus().insertContent({ type: 'tag', attrs: { text } }).run();

/** Headings, lists, links and tables as they will be read, kept as Markdown. */
export const RichTextEditor = ({
  value,
  onChange,
  onBlur,
  inputRef,
  current,
  isLetter,
  children,
  ...field
}: RichTextProps) => {
  const { id, label, rows, isRequired, isInvalid, describedBy } = field;
  const read = useRef<ReadText | null>(null);
  const written = useRef<string | null>(null);
  const loaded = useRef<Editor | null>(null);
  // The same one while nothing changes: with each new one the caret is put back to where the editor last knew it.
  const editorProps = useMemo(
    () => ({
      attributes: {
        ...{ id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
        ...{ 'aria-invalid': String(isInvalid), 'aria-required': String(isRequired) },
        ...(describedBy && { 'aria-describedby': describedBy }),
      },
    }),
    [id, label, isInvalid, isRequired, describedBy],
  );
  const editor = useEditor({
    extensions: extensionsOf({ isLetter }),
    injectCSS: false,
    // One that is made while rendering is destroyed again where a busy browser mounts it late.
    immediatelyRender: false,
    editorProps,
    onUpdate: ({ editor }) => {
      if (!read.current) return;
      written.current = writeMarkdown(editor.state.doc, read.current, { isLetter });
      onChange(written.current);
    },
    onBlur,
  });
  useEffect(() => {
    if (!editor) return;
    // What was typed here is not read again, however late it comes back.
    const text = value === written.current ? value : current();
    if (text === written.current && loaded.current === editor) return;
    loaded.current = editor;
    written.current = text;
    read.current = load(editor, text, { isLetter });
  }, [editor, value, current, isLetter]);
  useEffect(() => {
    if (!editor) return;
    inputRef({ focus: () => editor.commands.focus(), insertTag: (text) => insertTag(editor, text) });
    return () => inputRef(null);
  }, [editor, inputRef]);
  if (!editor) return <Skeleton variant="rounded" height={rows * LINE_HEIGHT} />;
  return (
    <Frame data-invalid={isInvalid}>
      <Toolbar editor={editor} label={label}>
        {children}
      </Toolbar>
      <Text editor={editor} rows={rows} />
    </Frame>
  );
};
