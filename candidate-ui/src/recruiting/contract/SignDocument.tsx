import './contract.words.ts';
import styled from '@emotion/styled';
import { isFilledBySigning } from 'contracts/recruiting/contract/contract.choices';
import { useEffect, useState } from 'react';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { PdfPages } from 'ui-kit/pdf/PdfPages.tsx';
import { Notice } from '#candidate-ui/shared/Notice.tsx';
import { Skeleton } from '#candidate-ui/shared/Skeleton.tsx';
import { pdfOf, sha256Of, type ToSign, type Who } from './contracts.ts';
import type { Entered } from './kept.ts';

/** Over the white of a page, in either mode. */
const Mark = styled.button({
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  overflow: 'hidden',
  padding: '0 3px',
  border: '1.5px solid #1d4ed8',
  borderRadius: 3,
  font: 'inherit',
  fontSize: 'clamp(7px, 1.6vw, 12px)',
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
  color: '#1e3a8a',
  background: '#1d4ed81f',
  cursor: 'pointer',
});

type Props = {
  who: Who;
  contract: ToSign;
  values: Entered['values'];
  /** What was drawn, by what it hashes to; null once a part of it cannot be. */
  onShown: (sha256: string | null) => void;
};

/** The whole document, with the places that are this signer's. */
export const SignDocument = ({ who, contract, values, onShown }: Props) => {
  const { t } = useTranslation();
  const [read, setRead] = useState<{ bytes: ArrayBuffer; sha256: string } | null>(null);
  const [isBroken, setBroken] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const fail = () => {
    setBroken(true);
    setRead(null);
    onShown(null);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, for the document that the link opened
  useEffect(() => {
    let isLeft = false;
    const fetched = async () => {
      const bytes = await pdfOf(who, 'shown');
      const sha256 = await sha256Of(bytes);
      if (!isLeft) setRead({ bytes, sha256 });
    };
    fetched().catch(() => !isLeft && fail());
    return () => {
      isLeft = true;
    };
  }, [who.token, who.code, attempt]);
  const waiting = <Skeleton style={{ width: '100%', aspectRatio: '1 / 1.41' }} />;
  if (isBroken)
    return (
      <Notice
        icon="info"
        title={t('contract.sign.unavailable')}
        detail={t('contract.sign.unavailableDetail')}
        role="alert"
      >
        <ActionButton
          kind="quiet"
          onClick={() => {
            setBroken(false);
            setAttempt(attempt + 1);
          }}
        >
          {t('shell.retry')}
        </ActionButton>
      </Notice>
    );
  if (!read) return waiting;
  const goTo = (id: string) => {
    const element = document.getElementById(id);
    element?.scrollIntoView({ block: 'center' });
    (element?.querySelector('input') ?? element)?.focus({ preventScroll: true });
  };
  const percent = (value: number) => `${value * 100}%`;
  return (
    <PdfPages
      bytes={read.bytes}
      waiting={waiting}
      label={(page, pages) => `${contract.title}, ${t('contract.sign.page', { page, pages })}`}
      onFault={fail}
      onDrawn={() => onShown(read.sha256)}
      over={(page) =>
        contract.isMyTurn &&
        contract.fields
          .filter((field) => field.page === page)
          .map(({ id, kind, label, x, y, width, height }) => {
            const name = label || t(kind === 'signature' ? 'contract.sign.signature' : `contract.sign.${kind}`);
            const text = isFilledBySigning(kind)
              ? t('contract.sign.filledBySigning')
              : values[id] === 'true'
                ? '✓'
                : values[id] || name;
            return (
              <Mark
                key={id}
                type="button"
                aria-label={isFilledBySigning(kind) ? text : name}
                style={{ left: percent(x), top: percent(y), width: percent(width), height: percent(height) }}
                onClick={() => goTo(isFilledBySigning(kind) || kind === 'signature' ? 'signature' : `field-${id}`)}
              >
                {text}
              </Mark>
            );
          })
      }
    />
  );
};
