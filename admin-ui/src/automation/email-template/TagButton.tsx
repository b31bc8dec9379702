import DataObject from '@mui/icons-material/DataObject';
import Button from '@mui/material/Button';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { tagText } from 'contracts/automation/mail/mail-tags';
import { useContext, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';
import { TagsContext } from './tags-context.ts';

const Tags = styled(MenuList)({ maxHeight: 'min(46dvh, 380px)', overflowY: 'auto', padding: 0 });
const Tag = styled(MenuItem)(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 40,
  whiteSpace: 'normal',
  '& small': {
    fontSize: '0.8125rem',
    color: theme.palette.text.secondary,
    textAlign: 'right',
    overflowWrap: 'anywhere',
  },
}));
const MAX_FALLBACK = 100;

/** The menu of everything that a mail may say; `children` of a chosen one go where the caret was. */
export const TagButton = ({ field, onInsert }: { field: string; onInsert: (tag: string) => void }) => {
  const t = useTranslate();
  const locale = useLocale();
  const id = useId();
  const groups = useContext(TagsContext);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [fallback, setFallback] = useState('');
  const words = 'resources.email-templates.tags';
  const insert = (name: string) => {
    setAnchor(null);
    onInsert(tagText(name, fallback.trim()));
    setFallback('');
  };
  return (
    <>
      <Button
        size="small"
        startIcon={<DataObject />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={t(`${words}.insertInto`, { field })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t(`${words}.insert`)}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { width: 'min(400px, 92vw)' } } }}
      >
        <div style={{ padding: '16px 16px 12px' }}>
          <h2 id={id} style={{ margin: '0 0 12px', fontSize: '0.9375rem' }}>
            {t(`${words}.title`)}
          </h2>
          <TextField
            label={t(`${words}.fallback`)}
            placeholder={t(`${words}.fallbackExample`)}
            value={fallback}
            fullWidth
            size="small"
            autoComplete="off"
            slotProps={{ htmlInput: { maxLength: MAX_FALLBACK } }}
            onChange={({ target }) => setFallback(target.value)}
          />
        </div>
        <Tags aria-label={t(`${words}.title`)} autoFocus>
          {groups.flatMap(({ group, tags }) => [
            <ListSubheader key={group} role="presentation" sx={{ lineHeight: '32px' }}>
              {t(`${words}.groups.${group}`)}
            </ListSubheader>,
            ...tags.map((tag) => (
              <Tag key={tag.name} onClick={() => insert(tag.name)}>
                {tag.words[locale]}
                <small>{tag.example[locale]}</small>
              </Tag>
            )),
          ])}
        </Tags>
      </Popover>
    </>
  );
};
