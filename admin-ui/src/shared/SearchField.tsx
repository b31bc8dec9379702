import Search from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

type Props = { label: string; value: string; onChange: (typed: string) => void };

/** What is looked for in a list that is read. */
export const SearchField = ({ label, value, onChange }: Props) => (
  <TextField
    type="search"
    size="small"
    fullWidth
    value={value}
    onChange={({ target }) => onChange(target.value.slice(0, 200))}
    placeholder={label}
    slotProps={{
      htmlInput: { 'aria-label': label },
      input: {
        startAdornment: (
          <InputAdornment position="start">
            <Search fontSize="small" aria-hidden="true" />
          </InputAdornment>
        ),
      },
    }}
  />
);
