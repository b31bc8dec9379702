import './contract.words.ts';
import styled from '@emotion/styled';
import { useEffect, useId, useRef, useState } from 'react';
import type SignaturePad from 'signature_pad';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { FileChoice } from 'ui-kit/form/FileChoice.tsx';
import { TextInput } from 'ui-kit/form/TextInput.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { colour, toneColour } from 'ui-kit/theme/colours';
import { drawnPicture, pictureUrl, typedPicture, uploadedPicture } from './picture.ts';
import { fitPaper } from './signature-paper.ts';

export type Signature = { kind: 'drawn' | 'typed' | 'uploaded'; picture: string };

const Root = styled.fieldset({ display: 'grid', gap: 12, minWidth: 0, margin: 0, padding: 0, border: 0 });
const Ways = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    padding: '0 14px',
    borderRadius: 8,
    border: `1px solid ${colour.outline}`,
    cursor: 'pointer',
  },
  '& label:has(input:checked)': { borderColor: colour.brand, boxShadow: `inset 0 0 0 1px ${colour.brand}` },
  '& label:has(input:focus-visible)': { outline: `2px solid ${colour.brand}`, outlineOffset: 2 },
  '& input': { accentColor: colour.brand },
});
const Paper = styled.canvas({
  display: 'block',
  width: '100%',
  height: 180,
  borderRadius: 8,
  border: `1px dashed ${colour.outline}`,
  background: '#ffffff',
  touchAction: 'none',
  cursor: 'crosshair',
});
const Look = styled.img({ maxWidth: '100%', maxHeight: 120, padding: 8, borderRadius: 8, background: '#ffffff' });
const Fault = styled.p({ margin: 0, color: toneColour.danger.ink, fontSize: '0.875rem' });
const Hint = styled.p({ margin: 0, color: colour.inkSoft, fontSize: '0.875rem' });

const DrawPad = ({ onChange }: { onChange: (picture: string | null) => void }) => {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad | null>(null);
  const tell = useRef(onChange);
  tell.current = onChange;
  useEffect(() => {
    let isLeft = false;
    const paper = canvas.current;
    if (!paper) return;
    const fitToScreen = () => pad.current && fitPaper(paper, pad.current, Math.max(window.devicePixelRatio, 1));
    const watched = new ResizeObserver(fitToScreen);
    void import('signature_pad').then(({ default: Pad }) => {
      if (isLeft) return;
      pad.current = new Pad(paper, { penColor: '#12193f', minWidth: 1, maxWidth: 2.6 });
      pad.current.addEventListener('endStroke', () => tell.current(drawnPicture(paper)));
      fitToScreen();
      watched.observe(paper);
      paper.dataset.ready = '';
    });
    // Another zoom is another number of pixels for the same size.
    window.addEventListener('resize', fitToScreen);
    return () => {
      isLeft = true;
      watched.disconnect();
      window.removeEventListener('resize', fitToScreen);
      pad.current?.off();
    };
  }, []);
  return (
    <>
      <Hint>{t('contract.sign.drawHere')}</Hint>
      <Paper ref={canvas} role="img" aria-label={t('contract.sign.signature')} />
      <div>
        <ActionButton
          kind="quiet"
          onClick={() => {
            pad.current?.clear();
            onChange(null);
          }}
        >
          {t('contract.sign.clear')}
        </ActionButton>
      </div>
    </>
  );
};

type Props = {
  name: string;
  /** Given before, and not sent. */
  kept: Signature | null;
  fault: string | null;
  onChange: (signature: Signature | null) => void;
};

/** A signature that is drawn, typed or uploaded. */
export const SignatureInput = ({ name, kept, fault, onChange }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const [kind, setKind] = useState(kept?.kind ?? 'drawn');
  const [typed, setTyped] = useState('');
  const [picture, setPicture] = useState(kept?.picture ?? null);
  // As it was: nobody goes on drawing on a picture.
  const [isAsKept, setAsKept] = useState(kept !== null);
  const [isWrong, setWrong] = useState(false);
  const put = (of: Signature['kind'], made: string | null) => {
    setPicture(made);
    onChange(made ? { kind: of, picture: made } : null);
  };
  const choose = (next: Signature['kind']) => {
    setKind(next);
    setAsKept(false);
    setWrong(false);
    if (next === 'typed') {
      const text = typed || name;
      setTyped(text);
      put('typed', typedPicture(text));
    } else put(next, null);
  };
  const ways = [
    ['drawn', 'draw'],
    ['typed', 'type'],
    ['uploaded', 'upload'],
  ] as const;
  return (
    <Root id="signature" tabIndex={-1} aria-describedby={fault ? `${id}-fault` : undefined}>
      <legend style={{ padding: 0, marginBottom: 8, fontWeight: 560 }}>{t('contract.sign.how')}</legend>
      <Ways>
        {ways.map(([one, word]) => (
          <label key={one}>
            <input type="radio" name={id} checked={kind === one} onChange={() => choose(one)} />
            {t(`contract.sign.${word}`)}
          </label>
        ))}
      </Ways>
      {kind === 'drawn' && !isAsKept && <DrawPad onChange={(made) => put('drawn', made)} />}
      {kind === 'typed' && !isAsKept && (
        <TextInput
          label={t('contract.sign.typed')}
          value={typed}
          maxLength={100}
          onChange={({ target }) => {
            setTyped(target.value);
            put('typed', target.value.trim() ? typedPicture(target.value.trim()) : null);
          }}
        />
      )}
      {kind === 'uploaded' && !isAsKept && (
        <FileChoice
          kind="quiet"
          label={t('contract.sign.chooseFile')}
          accept="image/png,image/jpeg"
          onFiles={async ([file]) => {
            const made = file ? await uploadedPicture(file) : null;
            setWrong(made === null);
            put('uploaded', made);
          }}
        />
      )}
      {isWrong && <Fault role="alert">{t('contract.sign.pictureWrong')}</Fault>}
      {picture && (kind !== 'drawn' || isAsKept) && <Look src={pictureUrl(picture)} alt={t('contract.sign.preview')} />}
      {isAsKept && (
        <div>
          <ActionButton kind="quiet" onClick={() => choose(kind)}>
            {t('contract.sign.change')}
          </ActionButton>
        </div>
      )}
      {fault && <Fault id={`${id}-fault`}>{fault}</Fault>}
    </Root>
  );
};
