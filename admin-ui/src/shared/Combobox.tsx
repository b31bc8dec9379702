import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { type InputHTMLAttributes, useState } from 'react';
import { useTranslate } from 'react-admin';

export type Choice = { id: string; name: string };

type Props = {
  choices: readonly Choice[];
  chosen: Choice | null;
  onChoose: (choice: Choice | null) => void;
  /** What is typed; the owner narrows `choices` by it. */
  onSearch: (text: string) => void;
  size?: 'small';
} & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'placeholder' | 'aria-label' | 'aria-describedby' | 'aria-invalid'
>;

/** What a list of choices says of itself. */
export const useComboboxTexts = () => {
  const t = useTranslate();
  return {
    noOptionsText: t('common.noChoices'),
    openText: t('common.choices'),
    closeText: t('common.close'),
    clearText: t('common.list.clearSearch'),
  };
};

/** A text input that offers what matches; emptied, it chooses nothing. */
export const Combobox = ({ choices, chosen, onChoose, onSearch, id, placeholder, size, ...aria }: Props) => {
  const t = useTranslate();
  const texts = useComboboxTexts();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Autocomplete
      options={choices}
      value={chosen}
      inputValue={typed ?? chosen?.name ?? ''}
      onChange={(_, choice) => onChoose(choice)}
      onInputChange={(_, text, reason) => {
        setTyped(reason === 'input' ? text : null);
        onSearch(reason === 'input' ? text : '');
      }}
      filterOptions={(options) => options}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id: choice }) => choice}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      autoHighlight
      // In its dialog or its landmark, where those who listen are.
      disablePortal
      fullWidth
      {...texts}
      slotProps={{ listbox: { 'aria-label': aria['aria-label'] ?? t('common.choices') } }}
      {...(id && { id })}
      {...(size && { size })}
      renderInput={({ inputProps, ...params }) => (
        <TextField {...params} placeholder={placeholder} slotProps={{ htmlInput: { ...inputProps, ...aria } }} />
      )}
    />
  );
};
