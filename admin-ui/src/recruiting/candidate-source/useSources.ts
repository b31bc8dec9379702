import type { CandidateSourceView } from 'contracts/recruiting/candidate-source/candidate-source.entity';
import { MAX_OFFERED_SOURCES, usualSources } from 'contracts/recruiting/candidate-source/candidate-source.usual';
import { useMemo } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { useCan } from '#admin-ui/providers/me.tsx';
import type { Choice } from '#admin-ui/shared/Combobox.tsx';

/** What sources are called: the usual ones, and the company's own, which may call a usual one otherwise. */
export const useSources = () => {
  const t = useTranslate();
  const can = useCan();
  const { data } = useGetList<CandidateSourceView>(
    'candidate-sources',
    { sort: { field: 'name', order: 'ASC' }, pagination: { page: 1, perPage: MAX_OFFERED_SOURCES } },
    { enabled: can('tenant.candidates.sources.read'), staleTime: 60_000 },
  );
  return useMemo(() => {
    const names = new Map<string, string>([
      ...usualSources.map((code) => [code, t(`resources.candidate-sources.usual.${code}`)] as const),
      ...(data ?? []).map(({ code, name }) => [code, name] as const),
    ]);
    const choices = [...names]
      .map(([id, name]): Choice => ({ id, name }))
      .toSorted((one, other) => one.name.localeCompare(other.name));
    /** One that came with a link and that nobody has named is called by its code. */
    const nameOf = (code: string): string => names.get(code) ?? code;
    /** Also with the one that is chosen already. */
    const offered = (chosen: string | null | undefined): Choice[] =>
      !chosen || names.has(chosen) ? choices : [...choices, { id: chosen, name: chosen }];
    return { choices, nameOf, offered };
  }, [data, t]);
};
