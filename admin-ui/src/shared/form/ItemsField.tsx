import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { newId } from 'contracts/kernel/id';
import { type ReactNode, useId } from 'react';
import {
  ArrayInputBase,
  SimpleFormIteratorBase,
  SimpleFormIteratorItemBase,
  useArrayInput,
  useSimpleFormIterator,
  useTranslate,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { itemFieldsOf, maxItemsOf } from '#admin-ui/shared/resource/kinds';
import { emptyItem, validatorOf } from '#admin-ui/shared/resource/schema';
import { inSentence } from '#admin-ui/shared/resource/words';
import { describedBy } from './FieldFrame.tsx';
import { helperProps } from './helper-props.ts';
import { Item, RemovedItem } from './Item.tsx';
import { readFault, useDeclared } from './useField.ts';
import { useItemMoves } from './useItemMoves.ts';

const Root = styled('fieldset')({ display: 'grid', gap: 12, margin: 0, padding: 0, border: 0, minWidth: 0 });
const Legend = styled('legend')({
  padding: 0,
  marginBottom: 6,
  fontSize: '0.875rem',
  fontWeight: 560,
  lineHeight: 1.4,
});
const List = styled('ol')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });

/** What is wrong with the list as a whole, or with one of its items. */
const useFault = (path: string): string | undefined => {
  const t = useTranslate();
  const { getFieldState, formState } = useFormContext();
  const { error } = getFieldState(path, formState);
  const fault = readFault(error?.root?.message ?? error?.message);
  return fault === undefined ? undefined : t(fault, { _: fault });
};

type Props = { declared: ReturnType<typeof useDeclared>; children: ReactNode };

const Items = ({ declared: { path, schema, field, words }, children }: Props) => {
  const t = useTranslate();
  const id = useId();
  const { fields } = useArrayInput();
  const { add, total } = useSimpleFormIterator();
  const { removed, remove, undo, move, forget } = useItemMoves(id, path);
  const fault = useFault(path);
  const hint = t(`${words}.hints.${field}`, { _: '' });
  const name = t(`${words}.items.${field}.name`);
  const max = schema ? maxItemsOf(schema) : Number.POSITIVE_INFINITY;
  const note = fault ?? (total >= max ? t('common.items.full', { max }) : hint);
  const undoLine = (at: number) =>
    removed?.index === at && <RemovedItem key="removed" id={id} name={name} position={at + 1} onUndo={undo} />;
  return (
    <Root tabIndex={-1} {...describedBy(id, { hint: note, fault })}>
      <Legend>{t(`${words}.fields.${field}`)}</Legend>
      <List>
        {fields.map((item, index) => [
          undoLine(index),
          <SimpleFormIteratorItemBase key={item.id} index={index}>
            <Item id={`${id}-${index}`} name={name} {...{ index, total }} onMove={move} onRemove={remove}>
              {children}
            </Item>
          </SimpleFormIteratorItemBase>,
        ])}
        {undoLine(total)}
      </List>
      {note && (
        <FormHelperText id={`${id}-helper-text`} error={fault !== undefined} {...helperProps(fault)} sx={{ m: 0 }}>
          {note}
        </FormHelperText>
      )}
      <Button
        variant="outlined"
        startIcon={<AddOutlined />}
        disabled={total >= max}
        onClick={() => {
          forget();
          add(emptyItem((schema && itemFieldsOf(schema)) ?? {}, newId(new Date())));
        }}
        sx={{ justifySelf: 'start' }}
      >
        {t('common.items.add', { name: inSentence(name) })}
      </Button>
    </Root>
  );
};

/** A list of things, each with fields of its own (docs/product.md UI-16). `children` are the inputs of one. */
export const ItemsField = ({ source, children }: { source: string; children: ReactNode }) => {
  const declared = useDeclared(source);
  const { schema } = declared;
  return (
    <ArrayInputBase source={source} {...(schema && { validate: validatorOf(schema) })}>
      <SimpleFormIteratorBase>
        <Items declared={declared}>{children}</Items>
      </SimpleFormIteratorBase>
    </ArrayInputBase>
  );
};
