import { styled } from '@mui/material/styles';
import { EditorState } from '@tiptap/pm/state';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { richTextStyle } from 'ui-kit/page/RichText.tsx';
import { extensions } from './extensions.ts';
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
    '& .selectedCell': { background: theme.palette.action.selected },
  },
}));

/** The editor begins anew with a text: what was undone before is not undone into it. */
const load = (editor: Editor, text: string): ReadText => {
  const read = readMarkdown(editor.schema, text);
  editor.view.updateState(EditorState.create({ doc: read.doc, plugins: editor.state.plugins }));
  return read;
};

/** Headings, lists, links and tables as they will be read, kept as Markdown. */
export const RichTextEditor = ({ value, onChange, onBlur, inputRef, children, ...field }: RichTextProps) => {
  const { id, label, rows, isRequired, isInvalid, describedBy } = field;
  const read = useRef<ReadText | null>(null);
  const written = useRef<string | null>(null);
  const editor = useEditor({
    extensions,
    injectCSS: false,
    editorProps: {
      attributes: {
        ...{ id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
        ...{ 'aria-invalid': String(isInvalid), 'aria-required': String(isRequired) },
        ...(describedBy && { 'aria-describedby': describedBy }),
      },
    },
    onUpdate: ({ editor }) => {
      if (!read.current) return;
      written.current = writeMarkdown(editor.state.doc, read.current);
      onChange(written.current);
    },
    onBlur,
  });
  useEffect(() => {
    // What was typed here is not read again.
    if (value === written.current) return;
    written.current = value;
    read.current = load(editor, value);
  }, [editor, value]);
  useEffect(() => {
    inputRef({ focus: () => editor.commands.focus() });
    return () => inputRef(null);
  }, [editor, inputRef]);
  return (
    <Frame data-invalid={isInvalid}>
      <Toolbar editor={editor} label={label}>
        {children}
      </Toolbar>
      <Text editor={editor} rows={rows} />
    </Frame>
  );
};
