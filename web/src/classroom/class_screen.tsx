import { useEffect } from 'preact/hooks';
import { welcome } from '../connection';
import { route } from '../route';
import { t } from '../shared/language';
import '../xray/xray.css';
import '../lessons/lessons.css';
import './classroom.css';
import { StudentView } from './student_view';
import { TeacherView } from './teacher_view';

/// An exercise for a class: the teacher writes and collects, students answer.
export function ClassScreen() {
  useEffect(() => {
    document.title = `${t('class')} – Rookery`;
    return () => void (document.title = 'Rookery');
  }, []);
  const now = route.value;
  const isTeacher = now.place === 'class' && now.teach !== undefined && welcome.value?.rights.may_teach;
  return isTeacher ? <TeacherView /> : <StudentView />;
}
