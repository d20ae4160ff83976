import type { ClassExercise } from '../shared/messages';

/// Somebody in the teacher's register.
export interface Registered {
  name: string;
  answers: (string | null)[];
  /// When they joined or last answered, in milliseconds since 1970.
  changed: number;
}

/// What the teacher is told.
export interface RegisterMessage {
  class: {
    id: string;
    /// For students of other machines; empty if nobody can come in.
    address: string;
    /// For answers.
    open: boolean;
    exercise: ClassExercise;
    students: Registered[];
  } | null;
}

/// What a student is told. What begins with `exercise` is there for those who have joined.
export interface ClassMessage {
  class: {
    id: string;
    title: string;
    open: boolean;
    exercise?: ClassExercise;
    student?: string;
    name?: string;
    answers?: (string | null)[];
    solutions?: string[][];
  } | null;
}
