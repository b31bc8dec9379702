import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useCan } from '#admin-ui/providers/me.tsx';

/** How candidates hear of a decision: as the product says it, in an email of one's own, or not by email. */
export type Tell = 'usual' | 'own' | 'none';

export const TellChoice = ({ chosen, onChoose }: { chosen: Tell; onChoose: (tell: Tell) => void }) => {
  const t = useTranslate();
  const can = useCan();
  const id = useId();
  const words = 'resources.interviews.tell';
  const mayWrite = can('tenant.email.outbox.create') && can('tenant.candidates.read');
  const choices: Tell[] = mayWrite ? ['usual', 'own', 'none'] : ['usual', 'none'];
  return (
    <FormControl>
      <FormLabel id={id}>{t(`${words}.title`)}</FormLabel>
      <RadioGroup aria-labelledby={id} value={chosen} onChange={(_, tell) => onChoose(tell as Tell)}>
        {choices.map((tell) => (
          <FormControlLabel
            key={tell}
            value={tell}
            control={<Radio size="small" />}
            label={t(`${words}.${tell}`)}
            slotProps={{ typography: { variant: 'body2' } }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
};
