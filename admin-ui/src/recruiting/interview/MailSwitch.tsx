import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'react-admin';
import { useTells } from './useTells.ts';

/** Says whether the automatic email follows a change of status, and changes that for all that follow (docs/product.md REC-180). */
export const MailSwitch = () => {
  const t = useTranslate();
  const [tells, setTells] = useTells();
  return (
    <FormControlLabel
      control={<Switch size="small" checked={tells} onChange={(_, isOn) => setTells(isOn)} />}
      label={t(`resources.interviews.tell.${tells ? 'follows' : 'silent'}`)}
      slotProps={{ typography: { variant: 'body2' } }}
      sx={{ m: 0, gap: 1, alignItems: 'center' }}
    />
  );
};
