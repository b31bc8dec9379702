import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined';
import DeleteOutline from '@mui/icons-material/DeleteOutline';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type FormEvent, useState } from 'react';
import { extractValidSavedQueries, type SavedQuery, useListContext, useSavedQueries, useTranslate } from 'react-admin';
import { useMe } from '#admin-ui/providers/me.tsx';
import { InputControl } from '#admin-ui/shared/form/controls';
import { ToolPanel } from './ToolButton.tsx';

/** Characters of a name. */
const MAX_NAME = 60;

const List = styled('ul')({ margin: '0 0 12px', padding: 0, listStyle: 'none', maxHeight: 320, overflowY: 'auto' });
const Item = styled('li')({ display: 'flex', alignItems: 'center', gap: 4 });
const Apply = styled(Button)(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  justifyContent: 'flex-start',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  '&[aria-current]': { background: theme.palette.brand.tones.success.tint },
}));
const Form = styled('form')({ display: 'flex', gap: 8 });

const isSame = (one: SavedQuery['value'], other: SavedQuery['value']): boolean =>
  JSON.stringify([one.filter, one.sort]) === JSON.stringify([other.filter, other.sort]);

/** Names the search, filters and sort of a list, and finds them again: everybody's own, of this company. */
export const SavedQueries = () => {
  const t = useTranslate();
  const { id, currentTenant } = useMe();
  const { resource, filterValues, sort, perPage, setFilters, setSort, setPerPage } = useListContext();
  const [held, setHeld] = useSavedQueries(`${id}.${currentTenant?.id ?? ''}.${resource}`);
  const [name, setName] = useState('');
  const queries = extractValidSavedQueries(held);
  const now: SavedQuery['value'] = { filter: filterValues, sort, perPage, displayedFilters: [] };
  const others = (label: string) => queries.filter((query) => query.label !== label);

  const apply = ({ filter = {}, sort: order, perPage: rows }: SavedQuery['value']) => {
    setFilters(filter);
    if (order) setSort(order);
    if (rows) setPerPage(rows);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const label = name.trim();
    if (!label) return;
    setHeld([...others(label), { label, value: now }].sort((one, other) => one.label.localeCompare(other.label)));
    setName('');
  };

  return (
    <ToolPanel icon={BookmarkBorderOutlined} label={t('common.list.queries')}>
      {(close) => (
        <>
          {queries.length === 0 && <p style={{ margin: '0 0 12px' }}>{t('common.list.noQueries')}</p>}
          <List aria-label={t('common.list.queries')}>
            {queries.map(({ label, value }) => (
              <Item key={label}>
                <Apply
                  size="small"
                  aria-current={isSame(value, now) || undefined}
                  onClick={() => {
                    close();
                    apply(value);
                  }}
                >
                  {label}
                </Apply>
                <IconButton
                  size="small"
                  aria-label={t('common.list.removeQuery', { name: label })}
                  onClick={() => setHeld(others(label))}
                >
                  <DeleteOutline fontSize="small" />
                </IconButton>
              </Item>
            ))}
          </List>
          <Form onSubmit={save}>
            <InputControl
              aria-label={t('common.list.queryName')}
              placeholder={t('common.list.queryName')}
              maxLength={MAX_NAME}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
            <Button type="submit" variant="outlined" disabled={!name.trim()}>
              {t('common.save')}
            </Button>
          </Form>
        </>
      )}
    </ToolPanel>
  );
};
