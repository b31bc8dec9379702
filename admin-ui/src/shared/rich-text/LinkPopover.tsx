import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/core';
import { SAFE_LINK } from 'contracts/kernel/rich-text';
import { type SyntheticEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isTag } from './tags.ts';

/** `x.example` is meant as a page, `a@b.example` as an address to write to. */
const completed = (typed: string): string => {
  const address = typed.trim();
  if (SAFE_LINK.test(address) || isTag(address)) return address;
  return /^[^\s/:]+@[^\s/]+$/.test(address) ? `mailto:${address}` : `https://${address}`;
};

const isLink = (href: string): boolean =>
  isTag(href) || (SAFE_LINK.test(href) && !/\s/.test(href) && URL.canParse(href));

type Props = { editor: Editor; anchor: HTMLElement; onClose: () => void };

/** Where the words that are selected lead to. */
export const LinkPopover = ({ editor, anchor, onClose }: Props) => {
  const t = useTranslate();
  const before: string = editor.getAttributes('link').href ?? '';
  const [typed, type] = useState(before);
  const [isWrong, setWrong] = useState(false);
  const chain = () => editor.chain().focus().extendMarkRange('link');
  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    // This form is within that of the page.
    event.stopPropagation();
    const href = completed(typed);
    if (!isLink(href)) return setWrong(true);
    const { empty } = editor.state.selection;
    const words = { type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] };
    if (empty && before === '') editor.chain().focus().insertContent(words).unsetMark('link').run();
    else chain().setLink({ href }).run();
    onClose();
  };
  const remove = () => {
    chain().unsetLink().run();
    onClose();
  };
  return (
    <Popover open anchorEl={anchor} onClose={onClose} anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}>
      <Stack component="form" noValidate onSubmit={apply} spacing={1.5} sx={{ p: 2, width: 320, maxWidth: '90vw' }}>
        <TextField
          label={t('richText.address')}
          value={typed}
          onChange={({ target }) => {
            type(target.value);
            setWrong(false);
          }}
          placeholder="https://"
          autoFocus
          error={isWrong}
          helperText={isWrong && t('richText.wrongAddress')}
          slotProps={{ htmlInput: { inputMode: 'url', spellCheck: false, maxLength: 2000 } }}
        />
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
          {before !== '' && (
            <Button color="error" onClick={remove}>
              {t('richText.unlink')}
            </Button>
          )}
          <Button type="submit" variant="contained" disabled={typed.trim() === ''}>
            {t('richText.apply')}
          </Button>
        </Stack>
      </Stack>
    </Popover>
  );
};
