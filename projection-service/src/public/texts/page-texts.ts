import type * as job from 'contracts/recruiting/job/job.choices';

/** Texts that stand in a template as they are. */
type Label =
  | 'skip'
  | 'otherLanguage'
  | 'poweredBy'
  | 'apply'
  | 'aboutJob'
  | 'facts'
  | 'location'
  | 'address'
  | 'workplace'
  | 'employmentType'
  | 'salary'
  | 'category'
  | 'industry'
  | 'education'
  | 'experience'
  | 'travel'
  | 'relocation'
  | 'relocationWanted'
  | 'benefits'
  | 'requirements'
  | 'applyBy'
  | 'anyPlace'
  | 'anyWorkplace'
  | 'anyEmployment'
  | 'anyCategory'
  | 'published'
  | 'noDescription'
  | 'allJobs'
  | 'openJobs'
  | 'headquarters'
  | 'contact'
  | 'email'
  | 'phone'
  | 'website'
  | 'search'
  | 'searchHint'
  | 'find'
  | 'clear'
  | 'noneOpen'
  | 'noneFound'
  | 'pages'
  | 'previous'
  | 'next'
  | 'notFound'
  | 'notFoundLead'
  | 'closed'
  | 'aboutInterview'
  | 'answerWithin'
  | 'howAnswered'
  | 'inBrowser'
  | 'startInterview'
  | 'startNote'
  | 'aboutTraining'
  | 'trainingLessons'
  | 'timeToFinish'
  | 'certificate'
  | 'certificateGiven'
  | 'howLearned'
  | 'startTraining'
  | 'startTrainingNote'
  | 'startTrainingNewTab'
  | 'moreOfCompany'
  | 'trainings'
  | 'trainingClosed'
  | 'home';

export type PageTexts = Record<Label, string> & {
  jobsFound(count: string, isOne: boolean): string;
  page(page: string, of: string): string;
  jobsAt(company: string): string;
  jobAt(title: string, company: string): string;
  openJobsOf(company: string): string;
  days(count: number): string;
  interviewEyebrow(company: string): string;
  closedLead(company: string): string;
  trainingBy(name: string, company: string): string;
  trainingEyebrow(company: string): string;
  trainingClosedLead(company: string): string;
  lessonCount(count: number): string;
  /** Empty where there is no end. */
  within(days: number, hours: number): string;
  otherJobsOf(company: string): string;
  workplaces: Record<job.WorkplaceType, string>;
  employment: Record<job.EmploymentType, string>;
  categories: Record<job.JobCategory, string>;
  industries: Record<job.Industry, string>;
  educationLevels: Record<job.EducationLevel, string>;
  experienceLevels: Record<job.ExperienceLevel, string>;
  travelFrequencies: Record<job.TravelFrequency, string>;
  benefitNames: Record<job.JobBenefit, string>;
  interval: Record<job.SalaryInterval, string>;
  from(amount: string): string;
  upTo(amount: string): string;
};
