import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';

const Code = styled('code')(({ theme }) => ({
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.8125rem',
  color: theme.palette.text.secondary,
}));

/** A public event by its name, explained on hover. */
export const EventName = ({ type }: { type: string }) => {
  const t = useTranslate();
  return <Code title={t(`resources.webhooks.event.${type}`, { _: type })}>{type}</Code>;
};
