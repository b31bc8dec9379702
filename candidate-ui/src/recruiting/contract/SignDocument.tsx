import './contract.words.ts';
import styled from '@emotion/styled';
import { isFilledBySigning } from 'contracts/recruiting/contract/contract.choices';
import { useEffect, useState } from 'react';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { PdfPages } from 'ui-kit/pdf/PdfPages.tsx';
import { Skeleton } from '#candidate-ui/shared/Skeleton.tsx';
import { pdfOf, sha256Of, type ToSign, type Who } from './contracts.ts';
import type { Values } from './SignForm.tsx';

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
  values: Values;
  /** What was drawn, by what it hashes to. */
  onShown: (sha256: string) => void;
};

/** The whole document, with the places that are this signer's. */
export const SignDocument = ({ who, contract, values, onShown }: Props) => {
  const { t } = useTranslation();
  const [bytes, setBytes] = useState<ArrayBuffer | null>(null);
  const [isBroken, setBroken] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, for the document that the link opened
  useEffect(() => {
    let isLeft = false;
    const read = async () => {
      const found = await pdfOf(who, 'shown');
      const sha256 = await sha256Of(found);
      if (isLeft) return;
      setBytes(found);
      onShown(sha256);
    };
    read().catch(() => !isLeft && setBroken(true));
    return () => {
      isLeft = true;
    };
  }, [who.token, who.code]);
  const waiting = <Skeleton style={{ width: '100%', aspectRatio: '1 / 1.41' }} />;
  if (isBroken) return <p role="alert">{t('contract.sign.unavailable')}</p>;
  if (!bytes) return waiting;
  const goTo = (id: string) => {
    const element = document.getElementById(id);
    element?.scrollIntoView({ block: 'center' });
    (element?.querySelector('input') ?? element)?.focus({ preventScroll: true });
  };
  const percent = (value: number) => `${value * 100}%`;
  return (
    <PdfPages
      bytes={bytes}
      waiting={waiting}
      label={(page, pages) => `${contract.title}, ${t('contract.sign.page', { page, pages })}`}
      onFault={() => setBroken(true)}
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
