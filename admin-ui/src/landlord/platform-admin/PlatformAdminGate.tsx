import { useQuery } from '@tanstack/react-query';
import { isProblemError } from 'contracts/client/problem-error';
import type { PlatformAdminView } from 'contracts/landlord/platform-admin/platform-admin.views';
import { type ReactNode, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { proposeLocale } from 'ui-kit/preferences/preferences';
import { PageSkeleton } from '#admin-ui/layout/PageSkeleton.tsx';
import { type Me, MeProvider } from '#admin-ui/providers/me.tsx';
import { problemMessage } from '#admin-ui/providers/problems';
import { displayZone } from '#admin-ui/shared/display-zone';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { readPlatformAdmin } from './authProvider.ts';
import { session } from './session.ts';

/** A platform admin as the shared parts of the console know people: in no company at all. */
const asMe = ({ id, name, email, locale, timeZone, permissions }: PlatformAdminView): Me => ({
  ...{ id, name, email, locale, timeZone, permissions },
  avatar: null,
  mutedMails: [],
  isEmailVerified: true,
  hasTwoFactor: false,
  roles: [],
  tenants: [],
  partners: [],
  currentTenant: null,
  workspace: 'tenant',
  dashboard: '',
  offer_id: null,
  refresh_token: false,
});

/** Who is it? Nothing is shown before that is known. Who is no platform admin any more is back at the login. */
export const PlatformAdminGate = ({ children }: { children: ReactNode }) => {
  const t = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['landlord', 'me'],
    queryFn: readPlatformAdmin,
    retry: 1,
    staleTime: 60_000,
  });
  const isOver = isProblemError(error) && [401, 403].includes(error.status);
  useEffect(() => {
    if (isOver) session.clear();
  }, [isOver]);
  useEffect(() => {
    if (!data) return;
    displayZone.set(data.timeZone);
    proposeLocale(data.locale);
  }, [data]);
  if (data) return <MeProvider me={asMe(data)}>{children}</MeProvider>;
  if (error && !isOver) {
    return <Failure error={{ message: problemMessage(error, t) }} onRetry={() => void refetch()} />;
  }
  return <PageSkeleton />;
};
