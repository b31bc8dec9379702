import styled from '@emotion/styled';
import { colour } from '#ui-kit/theme/colours';

/** The sentence under a page's title. */
export const Lead = styled.p({ margin: '8px 0 28px', color: colour.inkSoft });
