import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';
import { TagsContext } from './tags-context.ts';

/** Tags of the form around by their words, for those who read that a value is missing. */
export const useTagWords = () => {
  const t = useTranslate();
  const locale = useLocale();
  const groups = useContext(TagsContext);
  return (names: readonly string[]): string =>
    groups
      .flatMap(({ group, tags }) =>
        tags
          .filter(({ name }) => names.includes(name))
          .map(({ words }) => `${t(`resources.email-templates.tags.groups.${group}`)}: ${words[locale]}`),
      )
      .join(', ');
};
