import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { unknownTagsIn } from 'contracts/automation/mail/mail-tags';
import { MAX_FIELD_TEXT } from 'contracts/recruiting/contract/contract.choices';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { TagButton } from '#admin-ui/automation/email-template/TagButton.tsx';
import { insertedText } from '#admin-ui/shared/rich-text/inserted-text';

const Root = styled('div')({ flex: '1 1 100%', display: 'grid', gap: 4, justifyItems: 'start' });
const words = 'resources.contract-templates';

type Props = { content: string; onChange: (content: string) => void };

/** A text with tags that stands in the document as it is sent, in the place of what a signer would fill in. */
export const PrintedContent = ({ content, onChange }: Props) => {
  const t = useTranslate();
  const [typed, setTyped] = useState(content);
  const writer = useRef<HTMLInputElement>(null);
  const unknown = unknownTagsIn(typed);
  const insert = (tag: string) => {
    if (!writer.current) return;
    const next = insertedText(writer.current, tag).slice(0, MAX_FIELD_TEXT);
    setTyped(next);
    onChange(next);
  };
  return (
    <Root>
      <TextField
        size="small"
        fullWidth
        inputRef={writer}
        label={t(`${words}.content`)}
        value={typed}
        error={unknown.length > 0}
        helperText={
          unknown.length > 0
            ? t('resources.email-templates.tags.unknown', { smart_count: unknown.length, names: unknown.join(', ') })
            : t(`${words}.contentHint`)
        }
        slotProps={{ htmlInput: { maxLength: MAX_FIELD_TEXT } }}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => typed !== content && onChange(typed.trim())}
      />
      <TagButton field={t(`${words}.content`)} onInsert={insert} />
    </Root>
  );
};
