import { newId } from 'contracts/kernel/id';
import { useMemo } from 'react';
import { useLocaleState } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useMe } from '#admin-ui/providers/me.tsx';
import { useDescription } from '#admin-ui/shared/resource/description';
import { POLICIES_PATH } from './paths.ts';
import { templatesIn } from './templates.ts';

/** What a new document begins with: the template and the team that the address names, and its author as owner. */
export const useNewDocument = () => {
  const { path } = useDescription();
  const [query] = useSearchParams();
  const [locale] = useLocaleState();
  const { id: ownerId } = useMe();
  const wanted = query.get('template');
  const teamId = query.get('team');
  return useMemo(() => {
    const template = templatesIn(locale).find(({ id }) => id === wanted);
    const { kind = path === POLICIES_PATH ? 'policy' : 'sop', name = '', summary = '', steps = [] } = template ?? {};
    const written = steps.map(({ checks = [], ...step }) => ({
      ...{
        id: newId(new Date()),
        imageFileId: null,
        videoFileId: null,
        videoUrl: null,
        attachments: [],
        lessonIds: [],
      },
      ...step,
      checks: checks.map((text) => ({ id: newId(new Date()), text })),
    }));
    const asksAcknowledgement = kind === 'policy';
    return { ...{ kind, name, summary, teamId, ownerId: String(ownerId), asksAcknowledgement }, steps: written };
  }, [path, wanted, locale, teamId, ownerId]);
};
