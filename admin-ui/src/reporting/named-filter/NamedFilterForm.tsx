import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { NamedFilterView } from 'contracts/reporting/named-filter/named-filter.entity';
import { MAX_FILTER_NAME } from 'contracts/reporting/named-filter/named-filter.limits';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { InputControl } from '#admin-ui/shared/form/controls';
import { Box } from '#admin-ui/shared/list/Ticks.tsx';

const Form = styled('form')({ display: 'grid', gap: 8 });
const Shared = styled('label')({ display: 'flex', alignItems: 'center', gap: 10, fontSize: '0.875rem', minHeight: 32 });
const Actions = styled('div')({ display: 'flex', gap: 8 });

type Named = Pick<NamedFilterView, 'name' | 'isShared'>;
type Props = {
  label: string;
  initial: Named;
  isBusy: boolean;
  onSave: (named: Named) => void;
  hasFocus?: boolean;
  children?: ReactNode;
};

/** What a filter is called, and for whom it is. */
export const NamedFilterForm = ({ label, initial, isBusy, onSave, hasFocus = false, children }: Props) => {
  const t = useTranslate();
  const [{ name, isShared }, setNamed] = useState(initial);
  const save = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (name.trim() && !isBusy) onSave({ name: name.trim(), isShared });
  };
  return (
    <Form onSubmit={save}>
      <InputControl
        aria-label={label}
        placeholder={label}
        maxLength={MAX_FILTER_NAME}
        value={name}
        ref={(input) => {
          if (hasFocus && input && !input.dataset.reached) {
            input.dataset.reached = 'true';
            input.focus();
          }
        }}
        onChange={({ target }) => setNamed({ name: target.value, isShared })}
      />
      <Shared>
        <Box
          type="checkbox"
          checked={isShared}
          onChange={({ target }) => setNamed({ name, isShared: target.checked })}
        />
        {t('reporting.namedFilter.share')}
      </Shared>
      <Actions>
        <Button type="submit" variant="outlined" disabled={!name.trim() || isBusy}>
          {t('common.save')}
        </Button>
        {children}
      </Actions>
    </Form>
  );
};
