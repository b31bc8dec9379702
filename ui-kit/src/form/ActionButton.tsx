import styled from '@emotion/styled';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, LabelHTMLAttributes } from 'react';
import { Link, type LinkProps } from 'react-router';
import { colour, toneColour } from '#ui-kit/theme/colours';

const style = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 44,
  padding: '8px 18px',
  border: 0,
  borderRadius: 8,
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 560,
  lineHeight: 1.3,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'background-color 120ms',
  color: colour.onBrand,
  background: colour.brand,
  '&:hover': { background: colour.brandStrong },
  '&:disabled, &[aria-disabled="true"]': { cursor: 'progress', opacity: 0.75 },
  '&[data-kind="quiet"]': {
    color: colour.ink,
    background: colour.surface,
    boxShadow: `inset 0 0 0 1px ${colour.outline}`,
    '&:hover': { background: colour.sunken },
  },
  '&[data-kind="danger"]': {
    color: colour.surface,
    background: toneColour.danger.ink,
    '&:hover': { filter: 'brightness(0.92)' },
  },
} as const;

const Button = styled.button(style);
const Anchor = styled.a(style);
const Pressed = styled.label(style, {
  ':focus-visible + &': { outline: `2px solid ${colour.brand}`, outlineOffset: 2 },
});
const RouteLink = styled(Link)(style);

type Kind = { kind?: 'quiet' | 'danger' };

export const ActionButton = ({ kind, ...rest }: Kind & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <Button type="button" {...rest} data-kind={kind} />
);

/** To a page of the portal. */
export const ActionLink = ({ kind, ...rest }: Kind & LinkProps) => <RouteLink {...rest} data-kind={kind} />;

/** To a page of another bundle: it is loaded whole. */
export const ActionAnchor = ({ kind, ...rest }: Kind & AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <Anchor {...rest} data-kind={kind} />
);

/** Of an input out of sight that stands before it: a file to choose. */
export const ActionLabel = ({ kind, ...rest }: Kind & LabelHTMLAttributes<HTMLLabelElement>) => (
  <Pressed {...rest} data-kind={kind} />
);
