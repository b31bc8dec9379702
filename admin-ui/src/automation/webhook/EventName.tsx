import { useTranslate } from 'react-admin';

/** A public event in words; the name that consumers compare is shown on hover. */
export const EventName = ({ type }: { type: string }) => {
  const t = useTranslate();
  return <span title={type}>{t(`resources.webhooks.event.${type}`, { _: type })}</span>;
};
