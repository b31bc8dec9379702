import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { PartnershipView } from 'contracts/identity/partnership/partnership.views';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';
import { SecurityRows, What } from '#admin-ui/identity/session/SecurityRows.tsx';
import { Page } from '#admin-ui/layout/Page.tsx';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { formatDate } from '#admin-ui/shared/formats';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { useLeave, usePartnerships } from './usePartnerships.ts';

const Row = ({ partnership, onLeave }: { partnership: PartnershipView; onLeave: () => void }) => {
  const t = useTranslate();
  const locale = useLocale();
  const { company, group, since, sharesCandidates } = partnership;
  const facts = [
    t('identity.partnership.group', { group }),
    t('identity.partnership.since', { at: formatDate(since, locale) }),
    t(`identity.partnership.${sharesCandidates ? 'shares' : 'sharesNot'}`),
  ];
  return (
    <li>
      <What>
        <p>{company}</p>
        <p>{facts.join(' · ')}</p>
      </What>
      <Allowed to="tenant.integrations.subAccounts.partnership.delete">
        <Button
          size="small"
          variant="outlined"
          aria-label={t('identity.partnership.leaveNamed', { company })}
          onClick={onLeave}
        >
          {t('identity.partnership.leave')}
        </Button>
      </Allowed>
    </li>
  );
};

/** Companies whose admins may enter this one; the consent is taken back here. */
export const PartnershipsPage = () => {
  const t = useTranslate();
  const { data: partnerships, error, refetch } = usePartnerships();
  const leave = useLeave();
  const [asked, ask] = useState<PartnershipView | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const title = t('identity.partnership.title');
  const end = () => {
    if (!asked) return;
    leave.mutate(asked.id, {
      onSettled: () => {
        ask(null);
        list.current?.focus();
      },
    });
  };
  return (
    <Page
      title={title}
      crumbs={[{ label: t('layout.area.settings'), to: '/settings' }]}
      detail={t('identity.partnership.detail')}
      narrow
    >
      {error && !partnerships && <Failure error={error} onRetry={() => void refetch()} />}
      {!error && !partnerships && <Skeleton variant="rounded" height={160} />}
      {partnerships && (
        <Panel title={t('identity.partnership.parents')}>
          {partnerships.length === 0 ? (
            <Notice
              icon={HandshakeOutlined}
              title={t('identity.partnership.empty.title')}
              detail={t('identity.partnership.empty.detail')}
            />
          ) : (
            <SecurityRows ref={list} tabIndex={-1} aria-label={title}>
              {partnerships.map((one) => (
                <Row key={one.id} partnership={one} onLeave={() => ask(one)} />
              ))}
            </SecurityRows>
          )}
        </Panel>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        title={t('identity.partnership.leaveTitle', { company: asked?.company ?? '' })}
        confirm={t('identity.partnership.leave')}
        isDangerous
        isBusy={leave.isPending}
        onConfirm={end}
        onCancel={() => ask(null)}
      >
        {t('identity.partnership.leaveDetail', { company: asked?.company ?? '' })}
      </ConfirmDialog>
    </Page>
  );
};
