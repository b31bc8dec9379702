import { useLocale } from 'ui-kit/preferences/preferences';
import { formatCount } from '#admin-ui/shared/formats';

export const Count = ({ of }: { of: number }) => formatCount(of, useLocale());
