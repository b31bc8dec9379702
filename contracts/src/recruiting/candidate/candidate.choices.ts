/** How far somebody is in their work. Stored in events. */
export const jobLevels = ['intern', 'entry', 'mid', 'senior', 'director', 'executive'] as const;
export const schoolTypes = ['high-school', 'trade', 'college', 'university', 'other'] as const;
export const degreeTypes = ['high-school', 'associate', 'bachelor', 'master', 'doctorate', 'other'] as const;
export const languageLevels = ['basic', 'intermediate', 'advanced', 'fluent', 'native'] as const;
export const webAddressTypes = ['website', 'portfolio', 'linkedin', 'github', 'other'] as const;
