import './outside.words.ts';
import styled from '@emotion/styled';
import type { MyTrainingPage } from 'contracts/training/assignment/assignment.views';
import { useState } from 'react';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { formatDay } from 'ui-kit/format/formats';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { Card } from '#candidate-ui/shared/Card';
import { say } from '#candidate-ui/shared/toasts';
import { RenewPart } from './RenewPart.tsx';
import { certificateLink, fetchCertificate } from './trainings.ts';

const Root = styled(Card)({ display: 'grid', gap: 12 });
const Ways = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 12 });

const save = (bytes: Blob, name: string) => {
  const url = URL.createObjectURL(bytes);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
};

/** The certificate of a training, or what it takes. */
export const CertificateCard = ({ training }: { training: MyTrainingPage }) => {
  const { t, locale } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const { id, programName, hasCertificate, certificate, passPercent, renewal } = training;
  if (!hasCertificate && !certificate && !renewal) return null;
  const day = certificate?.validUntil ? formatDay(certificate.validUntil, locale) : '';
  const act = async (work: () => Promise<void>, failed: string) => {
    setBusy(true);
    await work().catch(() => say({ kind: 'error', key: failed }));
    setBusy(false);
  };
  const isHeld = certificate !== null && certificate.status !== 'withdrawn';
  return (
    <Root aria-labelledby="certificate">
      <h2 id="certificate">{t('outside.training.certificate')}</h2>
      {isHeld ? (
        <>
          <p>
            {t(`outside.training.${certificate.status === 'expired' ? 'certificateOver' : 'certificateReady'}`)}
            {certificate.validUntil !== null && (
              <> {t(`outside.training.${certificate.status === 'expired' ? 'wasValid' : 'isValid'}`, { day })}</>
            )}
          </p>
          <Ways>
            <ActionButton
              {...(renewal && { kind: 'quiet' as const })}
              disabled={isBusy}
              onClick={() =>
                void act(
                  async () => save(await fetchCertificate(id, locale), `${programName}.pdf`),
                  'problem.internal-error',
                )
              }
            >
              {t('outside.training.download')}
            </ActionButton>
            <ActionButton
              kind="quiet"
              disabled={isBusy}
              onClick={() =>
                void act(async () => {
                  await navigator.clipboard.writeText(await certificateLink(id));
                  say({ kind: 'success', key: 'outside.training.copied' });
                }, 'outside.training.copyFailed')
              }
            >
              {t('outside.training.link')}
            </ActionButton>
          </Ways>
        </>
      ) : (
        <p>
          {certificate
            ? t('problem.certificate-withdrawn')
            : passPercent > 0
              ? t('outside.training.certificateAt', { percent: passPercent })
              : t('outside.training.certificateSoon')}
        </p>
      )}
      {renewal && <RenewPart id={id} renewal={renewal} />}
    </Root>
  );
};
