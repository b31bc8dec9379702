import './capture.words.ts';
import type { ComponentProps } from 'react';
import { useTranslation } from '#ui-kit/i18n/useTranslation';
import { Player } from '#ui-kit/media/Player.tsx';

/** The player in words of its own language. */
export const KitPlayer = (props: Omit<ComponentProps<typeof Player>, 't'>) => {
  const { t } = useTranslation();
  return <Player {...props} t={t} />;
};
