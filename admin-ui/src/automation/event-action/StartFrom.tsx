import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { Card } from '#admin-ui/shared/form/FormFrame.tsx';
import { type StarterName, starterNames, starters } from './starters.ts';

const WORDS = 'resources.event-actions.start';
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > button': { whiteSpace: 'normal', textAlign: 'left' },
});
const Title = styled('h2')({ margin: 0, fontSize: '1rem', fontWeight: 640 });

/** Fills a new rule in as companies often have it; what is their own they choose. */
export const StartFrom = () => {
  const t = useTranslate();
  const id = useId();
  const { setValue } = useFormContext();
  const start = (name: StarterName) => {
    const values = { name: t(`${WORDS}.${name}`), ...starters[name] };
    for (const [field, value] of Object.entries(values)) setValue(field, value, { shouldDirty: true });
  };
  return (
    <Card aria-labelledby={id}>
      <Title id={id}>{t(`${WORDS}.title`)}</Title>
      <Row>
        {starterNames.map((name) => (
          <Button key={name} variant="outlined" size="small" onClick={() => start(name)}>
            {t(`${WORDS}.${name}`)}
          </Button>
        ))}
      </Row>
    </Card>
  );
};
