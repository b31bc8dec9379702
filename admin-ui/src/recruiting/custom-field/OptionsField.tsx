import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { MAX_CUSTOM_OPTION_NAME } from 'contracts/recruiting/custom-field/custom-field.choices';
import { useTranslate } from 'react-admin';
import { useFieldArray, useFormState } from 'react-hook-form';
import { TextField } from '#admin-ui/shared/form/TextField.tsx';

const Frame = styled('fieldset')({ display: 'grid', gap: 14, margin: 0, padding: 0, border: 0, minWidth: 0 });
const Legend = styled('legend')({ padding: 0, marginBottom: 10, fontSize: '0.875rem', fontWeight: 600 });
const Row = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 8, alignItems: 'end' });

type Option = { id: string; name: string; isRetired: boolean };

/** What can be chosen; one that is taken away stays where it was chosen already. */
export const OptionsField = () => {
  const t = useTranslate();
  const { fields, append, remove, update } = useFieldArray({ name: 'options', keyName: 'key' });
  const { errors } = useFormState({ name: 'options' });
  const options = fields as unknown as (Option & { key: string })[];
  const isKept = useFormState().defaultValues?.options as readonly Option[] | undefined;
  const fault = errors.options?.message ?? errors.options?.root?.message;
  const takeAway = (at: number) => {
    const { key: _, ...option } = options[at] ?? { key: '' };
    if (isKept?.some(({ id }) => id === (option as Option).id)) update(at, { ...option, isRetired: true });
    else remove(at);
  };
  return (
    <Frame>
      <Legend>{t('resources.custom-fields.fields.options')}</Legend>
      {options.map(({ key, isRetired }, at) =>
        isRetired ? null : (
          <Row key={key}>
            <TextField
              source={`options.${at}.name`}
              label={t('resources.custom-fields.option')}
              validate={(name: unknown) => (String(name ?? '').trim() === '' ? 'field.field-required' : undefined)}
              maxLength={MAX_CUSTOM_OPTION_NAME}
            />
            <IconButton aria-label={t('resources.custom-fields.takeOption')} onClick={() => takeAway(at)}>
              <Close fontSize="small" />
            </IconButton>
          </Row>
        ),
      )}
      {fault && (
        <FormHelperText error role="alert">
          {t('problem.custom-field-options-required')}
        </FormHelperText>
      )}
      <div>
        <Button
          variant="outlined"
          size="small"
          startIcon={<Add />}
          onClick={() => append({ id: crypto.randomUUID(), name: '', isRetired: false })}
        >
          {t('resources.custom-fields.addOption')}
        </Button>
      </div>
    </Frame>
  );
};
