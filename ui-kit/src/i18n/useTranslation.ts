import { useSyncExternalStore } from 'react';
import { language } from './i18n.ts';

/** Texts in the language one reads; what uses them is drawn anew when it changes. */
export const useTranslation = () => useSyncExternalStore(language.subscribe, language.get);
