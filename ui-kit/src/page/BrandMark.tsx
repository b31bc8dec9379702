import styled from '@emotion/styled';

const Svg = styled.svg({ display: 'block', flexShrink: 0 });

/** A ring around a point: something said, and kept. */
export const BrandMark = ({ size = 28 }: { size?: number }) => (
  <Svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="9" fill="#0b6b57" />
    <circle cx="16" cy="16" r="8.5" fill="none" stroke="#fff" strokeWidth="3" />
    <circle cx="16" cy="16" r="3.25" fill="#fff" />
  </Svg>
);

const Row = styled.span({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  fontSize: '1.0625rem',
  fontWeight: 680,
  letterSpacing: '-0.02em',
});

export const Wordmark = () => (
  <Row>
    <BrandMark />
    Onrecord
  </Row>
);
