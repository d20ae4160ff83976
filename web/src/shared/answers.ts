import type { Answers, JobTaken, Jobs, Request } from './messages';

/// The questions that begin a job, and what comes of them.
export type JobType = keyof Jobs;
export type JobRequest<T extends JobType = JobType> = Extract<Request, { type: T }>;
export type NewsOf<T extends JobType> = Jobs[T]['news'];
export type ResultOf<T extends JobType> = Jobs[T]['result'];

/// What is asked, and what is answered, by its type.
export type Question = Extract<Request, { type: keyof Answers | JobType }>;
export type Answer<T extends Question['type']> = T extends keyof Answers ? Answers[T] : JobTaken;
