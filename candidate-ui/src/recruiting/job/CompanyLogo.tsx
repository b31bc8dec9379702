import styled from '@emotion/styled';
import type { LogoView } from 'contracts/kernel/stored-image';
import { colour } from 'ui-kit/theme/colours';

/** On white, as logos are made for; its company's name stands beneath. */
const Image = styled.img({
  display: 'block',
  width: 'auto',
  height: 48,
  maxWidth: 180,
  marginBottom: 12,
  padding: 5,
  objectFit: 'contain',
  borderRadius: 10,
  border: `1px solid ${colour.line}`,
  background: '#ffffff',
});

export const CompanyLogo = ({ logo: { url, width, height } }: { logo: LogoView }) => (
  <Image src={url} width={width} height={height} alt="" />
);
